import { labelKey } from './words.js';

/** Labels are unique in a match: a unit whose label is taken already gets a number to it, which keeps it to 20 characters. */
export function relabelled<One extends { readonly label: string }>(
  units: readonly One[],
  taken: readonly string[],
): readonly One[] {
  const theirs = new Set(taken.map(labelKey));
  const used = new Set([...theirs, ...units.map(({ label }) => labelKey(label))]);
  return units.map((one) => {
    if (!theirs.has(labelKey(one.label))) return one;
    let number = 2;
    while (used.has(labelKey(numbered(one.label, number)))) number += 1;
    const label = numbered(one.label, number);
    used.add(labelKey(label));
    return { ...one, label };
  });
}

/** A unit of the library that takes part, under its label in play. */
export interface Mustered {
  readonly unit: string;
  readonly label: string;
}

/** Units by their labels in the library, those that are named again with a number to their label. */
export const musteredOf = (units: readonly string[]): readonly Mustered[] =>
  units.reduce<readonly Mustered[]>(
    (all, unit) => [
      ...all,
      ...relabelled(
        [{ unit, label: unit }],
        all.map(({ label }) => label),
      ),
    ],
    [],
  );

const numbered = (label: string, number: number): string => `${label.slice(0, 17)}-${number}`;
