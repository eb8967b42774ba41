import { expect, test } from 'vitest';
import { computerTags } from '../../../../src/games/battletech/library/computer-tag.js';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { isGone, unitOf } from '../../../../src/rules/battletech/units.js';
import type { CriticalSlot } from '../../../../src/rules/battletech/standard/types.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, marked } from '../../../support/standard.js';
import { readFileSync } from 'node:fs';

/** Target acquisition gear that is built into master computers. */

const MASTER: CriticalSlot = { holds: 'equipment', equipment: 'c3-master', item: 1 };
const SLAVE: CriticalSlot = { holds: 'equipment', equipment: 'c3-slave', item: 2 };

test('ADV-10 a master computer is TAG in its location, a slave is not', () => {
  expect(computerTags({ LT: [MASTER, MASTER, null], RT: [SLAVE] }, [])).toMatchObject([
    { id: 'A', location: 'LT', partOf: 'c3-master', weapon: { id: 'tag' } },
  ]);
  expect(computerTags({ RT: [SLAVE] }, [])).toEqual([]);
});

test('ADV-10 it comes after all other weapons of a unit whose file names a computer', () => {
  const file: unknown = JSON.parse(readFileSync('scenarios/battletech/units/VEDETTE.json', 'utf8'));
  const read = unitSchema.parse({ ...Object(file), equipment: [{ item: 'c3-master', location: 'BD' }] });
  const mounts = stockUnit(read).outfits.standard?.sheet.mounts ?? [];
  const plain = stockUnit(unitSchema.parse(file)).outfits.standard?.sheet.mounts ?? [];
  expect(mounts.slice(0, -1)).toEqual(plain);
  expect(mounts.at(-1)).toMatchObject({ weapon: { id: 'tag' }, location: 'BD' });
});

test('ADV-10 it goes with the computer', () => {
  const slots = { LL: [MASTER] };
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    change: (one) => {
      const full = { ...one.sheet.full, slots: { ...one.sheet.full.slots, ...slots } };
      return { ...one, sheet: { ...one.sheet, full, mounts: computerTags(slots, one.sheet.mounts) } };
    },
  });
  const gone = (state: typeof play.game): boolean => {
    const hunchback = unitOf(state, unit('HBK-4G'));
    const tag = hunchback.sheet.mounts.at(-1);
    return tag === undefined || isGone(hunchback, tag);
  };
  expect(gone(play.game)).toBe(false);
  expect(gone(marked(play.game, 'HBK-4G', { struck: { LL: [0] } }))).toBe(true);
});
