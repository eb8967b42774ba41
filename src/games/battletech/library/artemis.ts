import type { StandardMount } from '../../../rules/battletech/record-sheet.js';

/** Sets of Artemis IV in the slots, each of which guides a launcher in its own location: the first mounted first (FIN-50). */
export function guided(
  mounts: readonly StandardMount[],
  slots: Readonly<Record<string, readonly string[]>>,
): readonly StandardMount[] {
  const free = new Map(
    Object.entries(slots).map(([location, lines]) => [location, lines.filter((line) => line === 'artemis').length]),
  );
  return mounts.map((mount) => {
    const sets = free.get(mount.location) ?? 0;
    if (sets === 0 || !takesArtemis(mount)) return mount;
    free.set(mount.location, sets - 1);
    return { ...mount, artemis: true };
  });
}

/** Launchers of long- and short-range missiles: not those that guide their own, or have no guidance at all. */
const takesArtemis = (mount: StandardMount): boolean => {
  const { class: kind, cluster, traits } = mount.weapon.full;
  return kind === 'missile' && cluster !== null && traits.every((trait) => trait === 'indirect');
};
