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

/** A unit that is picked for a force, by its label; `ammo`: the kinds of ammunition that are chosen for it. */
export interface Picked {
  readonly unit: string;
  readonly ammo?: Readonly<Record<string, string>>;
}

/** A unit that takes part, under its label in play. */
export interface Mustered extends Picked {
  readonly label: string;
}

/** Units under their labels, those that are named again with a number to it. */
export const musteredOf = (units: readonly Picked[]): readonly Mustered[] =>
  units.reduce<readonly Mustered[]>(
    (all, one) => [
      ...all,
      ...relabelled(
        [{ ...one, label: one.unit }],
        all.map(({ label }) => label),
      ),
    ],
    [],
  );

const numbered = (label: string, number: number): string => `${label.slice(0, 17)}-${number}`;
