/** A place in a text that goes on as patterns fit. */
export interface Reader {
  readonly text: string;
  at(): number;
  /** What fits here, and goes on behind it; nothing changes where it does not fit. The pattern is sticky. */
  take(pattern: RegExp): RegExpExecArray | null;
  /** Whether it fits here. */
  sees(pattern: RegExp): boolean;
}

/** Reads a text from its beginning. */
export function readerOf(text: string): Reader {
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  return {
    text,
    at: () => at,
    take(pattern) {
      const found = match(pattern);
      at += found?.[0].length ?? 0;
      return found;
    },
    sees: (pattern) => match(pattern) !== null,
  };
}
