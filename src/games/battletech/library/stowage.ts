import { binId, type CriticalSlot, type Equipment } from '../../../rules/battletech/standard/types.js';
import type { MechLocation } from '../../../rules/battletech/vocabulary.js';
import type { StandardMount, StowedBin } from '../../../rules/battletech/record-sheet.js';
import { byLocation } from '../../../rules/battletech/units.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';
import { roomIn, type Written } from './slots.js';

/** The critical slots of a record sheet, made of the lines of a unit file: the things in them told apart. */

export interface Stowage {
  readonly slots: Readonly<Record<MechLocation, readonly (CriticalSlot | null)[]>>;
  /** A bin for each slot of ammunition. */
  readonly ammo: readonly StowedBin[];
  /** Lines with a weapon that is not mounted there, or with too few slots for it: by location and index. */
  readonly loose: readonly { readonly location: MechLocation; readonly index: number }[];
  /** Weapons for which there are no slots. */
  readonly missing: readonly StandardMount[];
}

/** The frame of the unit as far as slots depend on it. `sink`: slots that one heat sink takes up. */
export interface Frame {
  readonly legs: 2 | 4;
  readonly sink: 1 | 2 | 3;
}

/** What takes a single slot: two lines that say the same are two of them. */
const ONE_SLOT: readonly Equipment[] = ['a-pod', 'b-pod', 'artemis', 'c3-slave'];

/** Puts everything into its slots. A line that means nothing (`null`) stays empty. */
export function stow(
  lines: Readonly<Record<MechLocation, readonly (Written | null)[]>>,
  mounts: readonly StandardMount[],
  { legs, sink }: Frame,
): Stowage {
  const missing = [...mounts];
  const ammo: StowedBin[] = [];
  const loose: Stowage['loose'][number][] = [];
  /** Slots found so far of weapons that lie in two locations. */
  const halves = new Map<StandardMount, number>();
  let items = 0;

  /** The slots of the thing that begins with a line, of which `run` follow each other that say the same. */
  const thing = (
    line: Written,
    location: MechLocation,
    index: number,
    run: number,
  ): readonly (CriticalSlot | null)[] => {
    switch (line.holds) {
      case 'nothing':
        return [null];
      case 'part':
      case 'filler':
        return [line];
      case 'jump-jet':
        return [{ holds: 'jump-jet', item: ++items }];
      case 'heat-sink':
        return times<CriticalSlot>(Math.min(run, sink), { holds: 'heat-sink', item: ++items });
      case 'equipment': {
        const { equipment } = line;
        return times<CriticalSlot>(ONE_SLOT.includes(equipment) ? 1 : run, {
          holds: 'equipment',
          equipment,
          item: ++items,
        });
      }
      case 'ammo': {
        const { munition, rounds } = line;
        const id = binId(`${location}-${index + 1}`);
        ammo.push({ ammo: line.ammo, left: rounds, full: rounds, stowed: { id, location, munition } });
        return [{ holds: 'ammo', bin: id }];
      }
      case 'weapon': {
        const mount = missing.find((one) => isThere(one, line, location));
        const slots = armOf(line.weapon)?.slots ?? 1;
        if (mount?.split) {
          const rest = slots - (halves.get(mount) ?? 0);
          const here = Math.min(run, rest);
          if (here === rest) missing.splice(missing.indexOf(mount), 1);
          halves.set(mount, slots - rest + here);
          return times<CriticalSlot>(here, { holds: 'weapon', mount: mount.id });
        }
        if (!mount || run < slots) {
          loose.push({ location, index });
          return times(Math.min(run, slots), null);
        }
        missing.splice(missing.indexOf(mount), 1);
        return times<CriticalSlot>(slots, { holds: 'weapon', mount: mount.id });
      }
    }
  };

  const slotsIn = (location: MechLocation): readonly (CriticalSlot | null)[] => {
    const written = lines[location];
    const said = written.map((line) => JSON.stringify(line));
    const slots: (CriticalSlot | null)[] = [];
    while (slots.length < written.length) {
      const index = slots.length;
      const line = written[index] ?? null;
      slots.push(...(line ? thing(line, location, index, runAt(said, index)) : [null]));
    }
    return [...slots, ...times(roomIn(location, legs) - slots.length, null)];
  };

  const slots = byLocation(slotsIn);
  return { slots, ammo, loose, missing };
}

const isThere = (
  mount: StandardMount,
  { weapon, rear }: Extract<Written, { holds: 'weapon' }>,
  location: MechLocation,
): boolean =>
  mount.weapon.id === weapon &&
  (mount.location === location || mount.split === location) &&
  (mount.rear ?? false) === rear;

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: Math.max(0, count) }, () => value);

/** How many lines from an index on say the same. */
function runAt(said: readonly string[], index: number): number {
  const other = said.findIndex((line, i) => i > index && line !== said[index]);
  return (other < 0 ? said.length : other) - index;
}
