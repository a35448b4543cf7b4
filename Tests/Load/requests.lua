-- SPDX-License-Identifier: Apache-2.0

-- What wrk asks for, and how fast.
--
--     wrk … -s requests.lua URL -- WHAT COUNT PAUSE SEED
--
-- WHAT   page: always the URL; languages: the URL in ten languages in turn;
--        experiences: the pages of COUNT experiences at random (registry.py)
-- PAUSE  the mean time between a response and the next request of its connection, in ms; 0 for none

local tags = { "en", "de", "fr", "ja", "ar", "es", "zh-Hans", "ko", "it", "pt-BR" }
local what, count, pause, turn, languages

function init(arguments)
    what, count, pause = arguments[1], tonumber(arguments[2]), tonumber(arguments[3])
    math.randomseed(tonumber(arguments[4]))
    turn = 0
    languages = {}
    for index, tag in ipairs(tags) do
        local headers = {}
        for name, value in pairs(wrk.headers) do headers[name] = value end
        headers["Accept-Language"] = tag .. ",en;q=0.5"
        languages[index] = wrk.format("GET", wrk.path, headers)
    end
    -- Where they are not needed, wrk is faster without them.
    if pause == 0 then delay = nil end
    if what == "page" then request = nil end
end

function request()
    if what == "languages" then
        turn = turn % #languages + 1
        return languages[turn]
    end
    local number = math.random(0, count - 1)
    return "GET /item/" .. number % 1000 .. " HTTP/1.1\r\nHost: shop" .. math.floor(number / 1000)
        .. ".example\r\n\r\n"
end

function delay()
    return math.random(0, 2 * pause)
end

function done(summary, latency)
    local errors = summary.errors
    io.write(string.format(
        "figures %d %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(50),
        latency:percentile(99), errors.connect + errors.read + errors.write + errors.status + errors.timeout
    ))
end
