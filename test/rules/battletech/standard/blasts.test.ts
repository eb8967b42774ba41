import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../src/match/dice.js';
import { FACINGS, FACING_NAMES, neighbour, turned } from '../../../../src/rules/geometry/hex/facing.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { Step } from '../../../../src/rules/battletech/agenda.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { hex, stand, unit } from '../../../support/quick-start.js';
import { beginFull, passTo, passTurn, type FullPiece, type FullPlay } from '../../../support/standard.js';

/** What goes off among units of both sides (C-07). */

const CENTRE = hex('0808');
const LABELS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Six Hunchbacks around a hex, three of each side, looking at it. */
const SIX: readonly FullPiece[] = FACINGS.map((way, i) => {
  const at = neighbour({ columns: 15, rows: 17 }, CENTRE, way);
  if (!at) throw new Error('no hex there');
  const looks = FACING_NAMES[turned(way, 3)];
  return { unit: `HBK-4G=${LABELS[i] ?? ''}`, seat: i < 3 ? 'defender' : 'attacker', at: `${at} ${looks}` };
});

/** Twenty points in the centre torso of each, then a piloting roll each. */
const STRUCK = SIX.flatMap(() => [3, 4, 3, 4, 3, 4, 3, 4]);
const ROLLED = SIX.flatMap(() => [6, 6]);

const blast = (...damage: readonly number[]): Step => ({ type: 'blast', blast: { hex: CENTRE, damage, by: null } });

/** Who has rolled for 20 points, in order. */
const shaken = (play: FullPlay): readonly string[] =>
  play.events('PilotingRolled').flatMap(({ unit: id, roll }) => (roll.cause === 'damage-20' ? [id] : []));

describe('C-07 a blast among six units of both sides', () => {
  test.each(['end-movement', 'end-fire', 'end-physical', 'end-turn'] as const)(
    'strikes each once, and each rolls once to stay up: before %s',
    (waiting) => {
      const play = beginFull({ pieces: SIX });
      const until = { 'end-movement': 'move', 'end-fire': 'attack', 'end-physical': 'strike', 'end-turn': 'strike' };
      passTo(play, until[waiting]);
      play.before(waiting, blast(0, 20));
      passTurn(play, [...STRUCK, ...ROLLED, 1, 1, 6, 6]);
      expect(play.events('Blasted').map(({ unit: id }) => id)).toEqual(LABELS);
      expect(shaken(play)).toEqual(LABELS);
      expect(LABELS.map((id) => play.unit(id).armor.CT)).toEqual(LABELS.map(() => 6));
    },
  );

  test('two of them in one phase shake nobody twice, nor in the next', () => {
    const play = beginFull({ pieces: SIX });
    play.before('end-movement', blast(0, 20));
    play.before('end-movement', blast(0, 5));
    const last = SIX.flatMap(() => [3, 4]);
    passTurn(play, [...last, ...STRUCK, ...ROLLED, 1, 1, 6, 6]);
    expect(shaken(play)).toEqual(LABELS);
  });

  test('one that has rolled at once, in mid-phase, does not roll again at its end', () => {
    const { game } = beginFull({ pieces: SIX });
    const resolution = new Resolution(game, seededDice('steady', 0));
    resolution.goesOff({ hex: CENTRE, damage: [0, 20], by: null });
    takeEffect(resolution);
    const told = resolution.events.length;
    takeEffect(resolution);
    expect(resolution.events).toHaveLength(told);
  });

  test('who was hurt by another in the movement phase rolls for it at its end, and not for what it fell by before it rose', () => {
    const play = beginFull({ pieces: SIX });
    play.alter('D', (one) => ({ ...one, body: { ...one.body, due: ['gyro-hit'] } }));
    passTo(play, 'attack', [6, 6]);
    expect(play.last('PilotingRolled')).toMatchObject({ unit: 'D', roll: { cause: 'gyro-hit', success: true } });

    const risen = beginFull({ pieces: SIX });
    risen.alter('D', (one) => ({ ...one, body: { ...one.body, prone: true, damage: 20, due: ['gyro-hit'] } }));
    risen.give('defender', stand('A'));
    risen.give('attacker', { type: 'stand-up', unit: unit('D'), mode: 'walk' }, [6, 6]);
    passTo(risen, 'attack');
    expect(risen.events('PilotingRolled')).toHaveLength(1);
  });

  test('it reaches as far as it is strong, and spares the one whose it is', () => {
    const { game } = beginFull({
      pieces: [
        { unit: 'HBK-4G=Own', seat: 'defender', at: '0808 N' },
        { unit: 'HBK-4G=Near', seat: 'attacker', at: '0807 S' },
        { unit: 'HBK-4G=Behind', seat: 'attacker', at: '0810 S' },
        { unit: 'HBK-4G=Far', seat: 'attacker', at: '0811 N' },
      ],
    });
    const resolution = new Resolution(game, seededDice('near and far', 0));
    resolution.goesOff({ hex: CENTRE, damage: [9, 7, 3], by: unit('Own') });
    expect(resolution.events).toMatchObject([
      { type: 'Blasted', unit: 'Near', damage: 7, by: 'Own', wounds: [{ points: 5 }, { points: 2 }] },
      { type: 'Blasted', unit: 'Behind', damage: 3 },
    ]);
  });

  test('ammunition that blows up by heat shakes those around it in the heat phase', () => {
    const hot: FullPiece = { unit: 'HBK-4G=Hot', seat: 'defender', at: '0808 N', cased: ['LT'] };
    const play = beginFull({ pieces: [hot, ...SIX], change: bursting });
    passTo(play, 'strike');
    play.alter('Hot', (one) => ({ ...one, body: { ...one.body, heat: 60 } }));
    // It keeps its feet as it shuts down, its ammunition blows up, and its pilot stays awake.
    passTurn(play, [6, 6, 1, 1, 3, 4, 3, 4, ...STRUCK, ...ROLLED, 1, 1, 6, 6]);
    expect(play.events('Blasted').map(({ unit: id, by }) => [id, by])).toEqual(LABELS.map((id) => [id, 'Hot']));
    expect(shaken(play)).toEqual(LABELS);
  });
});

/** Autocannon ammunition of this unit reaches into the hexes around: a fifth of what it does on board, then a tenth. */
function bursting(one: StandardUnitSetup): StandardUnitSetup {
  const mounts = one.sheet.mounts.map((mount) =>
    mount.weapon.id === 'ac-20'
      ? { ...mount, weapon: { ...mount.weapon, full: { ...mount.weapon.full, bursts: [5, 10] } } }
      : mount,
  );
  return { ...one, sheet: { ...one.sheet, mounts } };
}

describe('C-07 what follows a blow is run until it is quiet', () => {
  // Thin armour and ammunition that bursts: falls set off explosions, those shake others, who fall in their turn.
  const thin = SIX.map((piece) => ({ ...piece, armor: { LT: 1, RT: 1, CT: 8, LL: 1, RL: 1, LA: 1, RA: 1 } }));
  const { game } = beginFull({ pieces: thin, change: bursting });
  const seeds = Array.from({ length: 300 }, (_, i) => `blast ${i}`);
  const settled = seeds.map((seed) => {
    const resolution = new Resolution(game, seededDice(seed, 0));
    resolution.goesOff({ hex: CENTRE, damage: [0, 20], by: null });
    takeEffect(resolution);
    return resolution;
  });

  test('nobody is left who should be out, or has still to roll', () => {
    for (const { state } of settled) {
      for (const { status, body } of state.units.filter((one) => one.status === 'active')) {
        expect([status, body.doomed]).toEqual(['active', null]);
        expect(body.prone ? [] : body.due).toEqual([]);
        expect(body.prone || body.damage < 20 || body.shaken).toBe(true);
      }
    }
  });

  test('each rolls once for each thing, and no ammunition goes off twice', () => {
    for (const { events } of settled) {
      const rolls = events.flatMap((event) =>
        event.type === 'PilotingRolled' && event.roll.cause === 'damage-20' ? [event.unit] : [],
      );
      expect(rolls).toEqual([...new Set(rolls)]);
      const blasts = events.flatMap((event) => (event.type === 'Blasted' ? [`${event.by ?? ''}>${event.unit}`] : []));
      expect(blasts.filter((one) => !one.startsWith('>'))).toEqual([
        ...new Set(blasts.filter((one) => !one.startsWith('>'))),
      ]);
    }
  });

  test('the chance is given that one fall leads to another by an explosion, and to a further one', () => {
    const chains = settled.map(({ events }) => {
      const firstFall = events.findIndex(({ type }) => type === 'Fell');
      return events.slice(firstFall + 1).filter((event) => event.type === 'Blasted').length;
    });
    expect(Math.max(...chains)).toBeGreaterThan(1);
  });
});
