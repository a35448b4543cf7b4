// SPDX-License-Identifier: Apache-2.0

nonisolated extension Gesture {
    /// Performs an action when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
        ModifiedGesture {
            ActionRecognizer(recognizer()) { if case .ended(let value) = $0 { action(value) } }
        }
    }

    /// Updates a state while the gesture is in progress; when it is over, the state returns to its initial value.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> ModifiedGesture<Value> {
        ModifiedGesture {
            ActionRecognizer(recognizer()) { recognition in
                switch recognition {
                case .nothing: break
                case .changed(let value): state.update { body(value, &$0, &$1) }
                case .ended, .cancelled: state.reset()
                }
            }
        }
    }

    /// Returns the gesture with another value.
    public func map<Other>(_ body: @escaping (Value) -> Other) -> ModifiedGesture<Other> {
        ModifiedGesture { MappedRecognizer(recognizer(), body) }
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Performs an action whenever the gesture has changed.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
        ModifiedGesture {
            ActionRecognizer(recognizer()) { if case .changed(let value) = $0 { action(value) } }
        }
    }
}
