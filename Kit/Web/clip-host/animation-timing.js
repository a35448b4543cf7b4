// SPDX-License-Identifier: Apache-2.0

// The duration, the delay and the curve of an animation: [curve, duration, delay, number of runs or 0, whether each second
// one goes back, …], as in ElementKey.

const curves = ["", "linear", "ease-in", "ease-out", "ease-in-out"];
// WebKit has the curve of a spring since Safari 17.2.
const hasSprings = globalThis.CSS?.supports("animation-timing-function", "linear(0, 1)") ?? true;
const longest = 30;
const mostRuns = 10_000;
const finite = (value, fallback) => (Number.isFinite(value) ? value : fallback);
const clamped = (value, least, most, fallback) => Math.min(Math.max(finite(value, fallback), least), most);

// {duration, delay, easing, iterations, direction, isEndless} in milliseconds; undefined if nothing is to move.
export function timing(animation) {
    if (!Array.isArray(animation) || !(animation[0] >= 1)) return undefined;
    const [curve, duration, delay, count = 1, isReversing = false, ...rest] = animation;
    const isEndless = count === 0;
    const made = {
        duration: clamped(duration, 0, longest, 0.35) * 1000, delay: clamped(delay, 0, longest, 0) * 1000, easing: curves[curve],
        iterations: isEndless ? Infinity : Math.round(clamped(count, 1, mostRuns, 1)), direction: isReversing ? "alternate" : "normal", isEndless,
    };
    if (curve === 5) made.easing = !hasSprings ? "ease-out" : spring(made.duration / 1000, clamped(rest[0], 0.01, longest, 0.5), clamped(rest[1], 0.01, 100, 1), clamped(rest[2], -1000, 1000, 0));
    if (curve === 6) {
        const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = rest.map((value) => finite(value, 0));
        made.easing = `cubic-bezier(${clamped(x1, 0, 1, 0)}, ${y1}, ${clamped(x2, 0, 1, 1)}, ${y2})`;
    }
    return made.easing === undefined ? undefined : made;
}

// How far a spring has come, step by step: the solution of a damped oscillation that begins at 0 and comes to rest at 1.
function spring(duration, response, damping, velocity) {
    const steps = Math.round(clamped(duration * 60, 16, 120, 24));
    const rate = 2 * Math.PI / response;
    const points = [];
    for (let step = 0; step < steps; step += 1) {
        const time = step / steps * duration;
        points.push(Math.round((1 - left(time, rate, damping, velocity)) * 1000) / 1000);
    }
    return `linear(${points.join()}, 1)`;
}

// What is left of the way.
function left(time, rate, damping, velocity) {
    const slope = damping * rate - velocity;
    if (Math.abs(damping - 1) < 1e-3) return Math.exp(-rate * time) * (1 + slope * time);
    if (damping < 1) {
        const swing = rate * Math.sqrt(1 - damping * damping);
        return Math.exp(-damping * rate * time) * (Math.cos(swing * time) + slope / swing * Math.sin(swing * time));
    }
    const part = rate * Math.sqrt(damping * damping - 1);
    const [slow, fast] = [part - damping * rate, -part - damping * rate];
    const share = (-velocity - fast) / (slow - fast);
    return share * Math.exp(slow * time) + (1 - share) * Math.exp(fast * time);
}
