import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { ejectionNumber } from '../../../../src/rules/battletech/standard/ejecting.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** Ejection (option `ejection`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0212 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
const EJECT: Command = { type: 'eject', unit: unit('HBK-4G') };

const begin = (more: Partial<FullSituation> = {}): FullPlay =>
  beginFull({ pieces: [HBK, LCT, ENF], options: { ejection: 'on' }, ...more });

function offered(play: FullPlay): readonly string[] {
  const view = battletech.view(play.match, seated(seat('defender')));
  const choice = battletech.choices(view, seat('defender'), { unit: 'HBK-4G' });
  return choice.kind === 'pick' ? choice.options.map(({ value }) => value) : [];
}

describe('ADV-06 ejection', () => {
  it.each([
    ['clear ground', {}, 3],
    ['water', { water: 1 }, 4],
    ['rough ground', { rough: true }, 5],
    ['light woods', { woods: 1 }, 7],
    ['heavy woods', { woods: 2 }, 8],
    ['heavy jungle', { woods: 2, jungle: true }, 10],
    ['a house of two levels', { building: { kind: 'light', cf: 15, levels: 2 } }, 7],
  ] as const)('ADV-06 onto %s', (_, terrain, number) => {
    const play = begin({ hexes: { '0812': terrain } });
    expect(ejectionNumber(play.game, play.unit('HBK-4G')).number).toBe(number);
  });

  it('ADV-06 harder from a ’Mech that lies, and with damage to the head', () => {
    const play = begin();
    play.alter('HBK-4G', (one) => ({
      ...one,
      body: { ...one.body, prone: true, structure: { ...one.body.structure, HD: 1 } },
    }));
    expect(ejectionNumber(play.game, play.unit('HBK-4G'))).toEqual({
      number: 10,
      terms: [
        { reason: 'piloting', value: 5 },
        { reason: 'eject-prone', value: 5 },
        { reason: 'eject-head', value: 2, n: 2 },
        { reason: 'eject-ground', value: -2 },
      ],
    });
  });

  it('ADV-06 whoever makes the roll is unhurt, and the ’Mech is out at once', () => {
    const play = begin();
    play.give('defender', EJECT, [1, 2]);
    expect(play.last('Ejected').roll).toMatchObject({ cause: 'ejected', number: 3, success: true });
    expect(play.last('UnitDestroyed')).toMatchObject({ unit: 'HBK-4G', why: 'ejected' });
    expect(play.unit('HBK-4G')).toMatchObject({ status: 'destroyed', body: { pilot: { hits: 0 } } });
    expect(play.awaited).toEqual(['defender:move']);
  });

  it.each([
    [1, [4, 2], 0, []],
    [2, [3, 2], 1, [6, 6]],
    [5, [1, 1], 2, [6, 6, 6, 6]],
  ] as const)(
    'ADV-06 whoever fails it by %i is wounded once for two points, and may lose consciousness',
    (_, dice, hits, more) => {
      const play = begin({ hexes: { '0812': { woods: 1 } } });
      play.give('defender', EJECT, [...dice, ...more]);
      expect(play.last('Ejected').roll).toMatchObject({ number: 7, success: false });
      expect(play.unit('HBK-4G').body.pilot.hits).toBe(hits);
      expect(play.unit('HBK-4G').status).toBe('destroyed');
    },
  );

  it('ADV-06 where the match has it, instead of a move, awake, from a ’Mech', () => {
    const refused = (play: FullPlay) => play.refused('defender', EJECT);
    expect(refused(begin({ options: {} }))).toMatchObject({ code: 'battletech/ejection-off', rule: 'ADV-06' });
    const asleep = begin();
    asleep.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, out: 0 } } }));
    expect(refused(asleep)).toMatchObject({ code: 'battletech/pilot-out', rule: 'ADV-06' });
    const tank = begin({ pieces: [{ ...HBK, unit: 'VEDETTE=HBK-4G' }, LCT, ENF] });
    expect(refused(tank).code).toBe('battletech/ejects-not');
    const begun = begin();
    begun.alter('HBK-4G', (one) => ({ ...one, moved: { mode: 'walk', steps: '', path: [], mp: 0, entered: 0 } }));
    begun.alter('LCT-1V', (one) => ({ ...one, moved: null }));
    expect(refused(begun).code).toBe('battletech/ejection-late');
    // It is offered to whoever has reason to.
    const play = begin();
    expect(offered(play)).not.toContain('eject');
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, hits: 4 } } }));
    expect(offered(play)).toContain('eject');
    play.give('defender', step('LCT-1V', 'walk', 'F'));
  });
});
