import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { chargeProspect } from '../../../../src/rules/battletech/standard/ahead.js';
import { chargeOf } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { chargeDamage } from '../../../../src/rules/battletech/standard/physical-damage.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { seat, unit } from '../../../support/quick-start.js';
import { beginFull, roll, step, type FullPlay } from '../../../support/standard.js';
import { read } from '../../../orders/typing.js';

/** What it takes to charge and to come down on somebody: the hex of the target is paid in full (FIN-09, FIN-10). */

/** An Enforcer has moved so many hexes ahead of a Hunchback (50 tons, walk 4, run 6), in a hex of its own. */
function facing(
  hexes: number,
  there: Partial<Terrain> = {},
  here: Readonly<Record<string, Partial<Terrain>>> = {},
): FullPlay {
  const at = `08${String(12 - hexes).padStart(2, '0')}`;
  const play = beginFull({
    pieces: [
      { unit: 'ENF-4R', seat: 'defender', at: `${at} N` },
      { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' },
    ],
    hexes: { [at]: there, ...here },
  });
  play.give('defender', { type: 'pass' });
  return play;
}

const charge = (mode: 'walk' | 'run', steps: string) => step('HBK-4G', mode, steps, { charge: 'ENF-4R' });
const code = (play: FullPlay, mode: 'walk' | 'run', steps: string): string =>
  play.refused('attacker', charge(mode, steps)).code.replace('battletech/', '');

describe('FIN-09 charging', () => {
  it('TC-FIN-04 J-04 run 6, light woods: after five hexes 7 are too many, after four it charges for 20', () => {
    expect(facing(6, { woods: 1 }).refused('attacker', charge('run', 'FFFFF'))).toMatchObject({
      code: 'battletech/not-enough-mp',
      params: { need: 7, have: 6 },
      rule: 'FIN-09',
    });
    const play = facing(5, { woods: 1 });
    play.give('attacker', charge('run', 'FFFF'));
    const { kind, hexes } = play.last('ChargeDeclared').charge;
    expect(chargeOf(play.unit('HBK-4G'))).toEqual({ kind: 'charge', limb: null, target: 'ENF-4R' });
    expect(chargeOf(play.unit('ENF-4R'))).toBeNull();
    expect([kind, chargeDamage(play.unit('HBK-4G').sheet.tons, hexes)]).toEqual(['charge', 20]);
  });

  it('FIN-09 what a charge will do is told before it is ordered: five points a hex of 50 tons, and back five', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'defender', at: '0807 N' },
      ],
    });
    const order = { type: 'move', unit: unit('HBK-4G'), mode: 'run', steps: 'FFFF', exit: false } as const;
    expect(chargeProspect(play.game, play.unit('HBK-4G'), { ...order, charge: unit('ENF-4R') })).toMatchObject({
      blow: { kind: 'charge', target: 'ENF-4R' },
      damage: 20,
      recoil: 5,
    });
    expect(chargeProspect(play.game, play.unit('HBK-4G'), order)).toBeNull();
  });

  it('FIN-10 so is what a death from above will do: three points for ten tons, and back one for five', () => {
    const play = beginFull({
      pieces: [
        { unit: 'SHD-2H', seat: 'attacker', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'defender', at: '0810 N' },
      ],
    });
    const order = { type: 'move', unit: unit('SHD-2H'), mode: 'jump', steps: 'F', exit: false } as const;
    const charge = { ...order, charge: unit('ENF-4R') };
    expect(chargeProspect(play.game, play.unit('SHD-2H'), charge)).toMatchObject({
      blow: { kind: 'death-from-above', limb: null, target: 'ENF-4R' },
      damage: 17,
      recoil: 11,
    });
    expect(chargeProspect(play.game, play.unit('SHD-2H'), { ...charge, steps: 'FFFFFFFF' })).toBeNull();
  });

  it('TC-FIN-04 J-04 into depth 1 a charge walks, for 1 + 1 MP; from the shore a level down besides', () => {
    expect(code(facing(2, { water: 1 }), 'run', 'F')).toBe('run-into-water');
    // Two hexes of a ford, 4 MP in all, with the roll of who enters water.
    const ford = { '0812': { water: 1 }, '0811': { water: 1 } };
    const play = facing(2, { water: 1 }, ford);
    play.give('attacker', charge('walk', 'F'), [3, 3]);
    expect(play.last('ChargeDeclared')).toMatchObject({ unit: 'HBK-4G' });
    expect(facing(3, { water: 1 }).refused('attacker', charge('walk', 'FF'))).toMatchObject({ params: { need: 5 } });
  });

  it.each([
    ['rough', { rough: true }, 2],
    ['heavy woods', { woods: 2 }, 3],
    ['a level up', { level: 1 }, 2],
  ] as const)('FIN-09 J-04 the hex of the target, %s: %j costs %i', (_, there, cost) => {
    const play = facing(5, there);
    if (4 + cost <= 6) play.give('attacker', charge('run', 'FFFF'));
    else expect(play.refused('attacker', charge('run', 'FFFF'))).toMatchObject({ params: { need: 4 + cost, have: 6 } });
  });

  it('FIN-09 J-04 not backward, and not by who has got up this turn', () => {
    expect(code(facing(3), 'walk', 'BFF')).toBe('charge-run-up');
    const play = facing(2);
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    const then = { steps: 'F', exit: false, charge: unit('ENF-4R') };
    expect(play.refused('attacker', { type: 'stand-up', unit: unit('HBK-4G'), mode: 'run', then }).code).toBe(
      'battletech/charge-run-up',
    );
  });

  it('FIN-09 J-04 at one that cannot move before it has been moved, not at another', () => {
    const pieces = [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0810 N' },
    ];
    const awake = beginFull({ pieces });
    expect(awake.refused('defender', charge('run', 'F')).code).toBe('battletech/charge-unmoved');
    awake.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    // It misses, goes past, and the next turn begins.
    roll(awake, 'defender', charge('run', 'F'), [1, 1, 1, 1, 1, 6, 6]);
    expect(awake.last('ChargeDeclared').charge.target).toBe('ENF-4R');
  });

  it('FIN-09 J-04 typed and by buttons: the way that leaves enough MP, at a walk into water, and what the last hex costs', () => {
    expect(read(facing(5, { woods: 1 }), 'attacker', '/move unit:HBK-4G order:charge ENF-4R')).toMatchObject({
      mode: 'run',
      steps: 'FFFF',
    });
    expect(read(facing(2, { water: 1 }), 'attacker', '/move unit:HBK-4G order:charge ENF-4R')).toMatchObject({
      mode: 'walk',
      steps: 'F',
    });
    const view = battletech.view(facing(2, { woods: 2 }).match, seated(seat('attacker')));
    const next = battletech.choices(view, seat('attacker'), { unit: 'HBK-4G', mode: 'run', path: 'F' });
    const last = next.kind === 'path' ? next.steps.find(({ value }) => value === 'C') : null;
    expect(last?.facts).toMatchObject({ mp: 3, target: 'ENF-4R' });
  });
});
