/** How values of two worlds are compared, and where they differ. */

/** A value as it can be shown. The number of the event that a match goes back to is a name within the house. */
export const shown = (value: unknown): string | undefined =>
  JSON.stringify(value, (key, part: unknown) => (key === 'motion' || key === 'event' ? withoutTo(part) : part));

function withoutTo(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('to' in part)) return part;
  const goesBack =
    ('kind' in part && (part.kind === 'undo' || part.kind === 'return')) || ('type' in part && part.type === 'Rewound');
  return goesBack ? { ...part, to: null } : part;
}

/** Where two values first differ, in words. */
export function firstDifference(path: string, one: unknown, other: unknown): string {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    for (const key of new Set([...a.keys(), ...b.keys()])) {
      if (shown(a.get(key)) !== shown(b.get(key))) return firstDifference(`${path}.${key}`, a.get(key), b.get(key));
    }
  }
  return `${path}: ${(shown(one) ?? '').slice(0, 400)} or ${(shown(other) ?? '').slice(0, 400)}`;
}
