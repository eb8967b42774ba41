/**
 * Remembers answers about a state, which never changes: who weighs orders asks for the same ones again and again. `key` says
 * all that the answer depends on besides the state. What is remembered goes with the state; of one that lives long no more than
 * `most` answers, after which it begins anew.
 */
export function remembering<S extends object, Answer>(
  most = Infinity,
): (state: S, key: string, answer: () => Answer) => Answer {
  const kept = new WeakMap<S, Map<string, Answer>>();
  return (state, key, answer) => {
    const known = kept.get(state) ?? new Map<string, Answer>();
    if (known.size === 0) kept.set(state, known);
    const found = known.get(key);
    // `null` is an answer, `undefined` none.
    if (found !== undefined) return found;
    const fresh = answer();
    if (known.size >= most) known.clear();
    known.set(key, fresh);
    return fresh;
  };
}
