/**
 * Remembers answers about a state, which never changes: who weighs orders asks for the same ones again and again. `key` says
 * all that the answer depends on besides the state. What is remembered goes with the state.
 */
export function remembering<S extends object, Answer>(): (state: S, key: string, answer: () => Answer) => Answer {
  const kept = new WeakMap<S, Map<string, Answer>>();
  return (state, key, answer) => {
    const known = kept.get(state) ?? new Map<string, Answer>();
    if (known.size === 0) kept.set(state, known);
    const found = known.get(key);
    // `null` is an answer, `undefined` none.
    if (found !== undefined) return found;
    const fresh = answer();
    known.set(key, fresh);
    return fresh;
  };
}
