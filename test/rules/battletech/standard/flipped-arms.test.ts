import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { fullShots, twistsOf } from '../../../../src/rules/battletech/standard/gunnery.js';
import { outlook } from '../../../../src/rules/battletech/standard/prospects.js';
import type { Body, Twist } from '../../../../src/rules/battletech/standard/types.js';
import { fullVolleys } from '../../../../src/games/battletech/opponent/standard/attack.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  marked,
  passTo,
  passTurn,
  strike,
  type FullPiece,
  type FullPlay,
} from '../../../support/standard.js';

/** Arms flipped to the rear: who may, what they bear on, what they leave undone. */

const ENEMY: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0812 N' };
const rifleman = (at = '0806 N'): FullPiece => ({ unit: 'RFL-3N', seat: 'defender', at });

/** The weapons of a unit with these names, with what each needs at the enemy, or why it cannot fire. */
function numbers(
  play: FullPlay,
  id: string,
  twist: Twist,
  body: Partial<Body> = {},
): Readonly<Record<string, unknown>> {
  const game = marked(play.game, id, body);
  const shooter = game.units.find((one) => one.id === id);
  if (!shooter) throw new Error(`no ${id}`);
  return Object.fromEntries(
    shooter.sheet.mounts.map(({ id: mount, weapon, location }) => {
      const shot = fullShots(game, shooter, twist, attack(id, 'ENF-4R', mount).shots);
      return [`${weapon.id} ${location}`, shot.ok ? shot.value[0]?.toHit.number : complete(shot.error).code];
    }),
  );
}

describe('FIN-01 Flipping the arms', () => {
  it('TC-FIN-01 a Rifleman reaches the enemy six hexes behind with its arms alone: large laser 6, AC/5 4', () => {
    const play = beginFull({ pieces: [rifleman(), ENEMY] });
    passTo(play, 'attack');
    const out = 'battletech/out-of-arc';
    expect(numbers(play, 'RFL-3N', 'flip')).toEqual({
      'large-laser LA': 6,
      'large-laser RA': 6,
      'ac-5 LA': 4,
      'ac-5 RA': 4,
      'medium-laser LT': out,
      'medium-laser RT': out,
    });
    expect(new Set(Object.values(numbers(play, 'RFL-3N', 0)))).toEqual(new Set([out]));
    const griffin = beginFull({ pieces: [{ unit: 'GRF-1N', seat: 'defender', at: '0806 N' }, ENEMY] });
    passTo(griffin, 'attack');
    const order = attack('GRF-1N', 'ENF-4R', '', { twist: 'flip', shots: [] });
    expect(griffin.refused('defender', order).code).toBe('battletech/cannot-flip');
  });

  it('FIN-02 flipped arms no longer bear ahead nor to the sides, where the torso still does', () => {
    const ahead = beginFull({ pieces: [rifleman('0816 N'), ENEMY] });
    passTo(ahead, 'attack');
    expect(numbers(ahead, 'RFL-3N', 'flip')).toMatchObject({
      'large-laser LA': 'battletech/out-of-arc',
      'ac-5 RA': 'battletech/out-of-arc',
      'medium-laser LT': 6,
      'medium-laser RT': 6,
    });
    // Exactly on the spine between side and rear an arm reaches unflipped, and not flipped.
    const spine = beginFull({ pieces: [rifleman('0610 N'), { ...ENEMY, at: '0811 S' }] });
    passTo(spine, 'attack');
    expect(numbers(spine, 'RFL-3N', 0)['large-laser RA']).toBe(4);
    expect(numbers(spine, 'RFL-3N', 'flip')['large-laser RA']).toBe('battletech/out-of-arc');
  });

  it('FIN-01 struck actuators do not count: only how the arms were built does; four legs, and who lies, flip nothing', () => {
    const of = (model: string, body: Partial<Body> = {}) => {
      const play = beginFull({ pieces: [{ unit: model, seat: 'defender', at: '0806 N' }, ENEMY] });
      const [found] = marked(play.game, model, body).units;
      return found ? twistsOf(found).includes('flip') : null;
    };
    const all = [0, 1, 2, 3];
    const struck = { HD: [], CT: [], LT: [], RT: [], LA: all, RA: all, LL: [], RL: [] };
    expect(of('RFL-3N')).toBe(true);
    expect(of('RFL-3N', { prone: true })).toBe(false);
    expect(of('GRF-1N', { struck })).toBe(false);
    expect(of('GOL-1H')).toBe(false);
    for (const model of ['JM6-S', 'JR7-D', 'STK-3F', 'CPLT-C1', 'BJ-1', 'PUMA', 'MASAKARI'])
      expect(of(model)).toBe(true);
  });

  it('FIN-01 who lies is told so', () => {
    const play = beginFull({ pieces: [rifleman(), ENEMY] });
    passTo(play, 'attack');
    const game = marked(play.game, 'RFL-3N', { prone: true });
    const shot = fullShots(game, game.units[0] ?? play.unit('RFL-3N'), 'flip', []);
    expect(shot).toMatchObject({ ok: false, error: { code: 'battletech/flip-prone', rule: 'FIN-01' } });
  });

  it('FIN-03 a target behind is a secondary one at +2 beside one ahead', () => {
    const other: FullPiece = { unit: 'HBK-4G', seat: 'attacker', at: '0803 S' };
    const play = beginFull({ pieces: [rifleman(), ENEMY, other] });
    passTo(play, 'attack');
    const [arm] = attack('RFL-3N', 'ENF-4R', letterOf(play, 'ac-5')).shots;
    const [torso] = attack('RFL-3N', 'HBK-4G', letterOf(play, 'medium-laser')).shots;
    if (!arm || !torso) throw new Error('no weapons');
    const both = fullShots(play.game, play.unit('RFL-3N'), 'flip', [arm, torso]);
    const needed = both.ok ? both.value.map(({ toHit }) => toHit.terms.map(({ reason }) => reason)) : [];
    expect(needed[0]).toContain('secondary-side');
    expect(needed[1]).not.toContain('secondary-front');
  });

  it('FIN-03 costs the punches and the push of that turn, and is over at its end', () => {
    const play = beginFull({ pieces: [rifleman('0811 S'), ENEMY] });
    passTo(play, 'attack');
    play.give('defender', attack('RFL-3N', '', '', { twist: 'flip' }));
    passTo(play, 'strike', [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
    if (battletech.open(play.match)[0]?.seat === 'attacker') play.give('attacker', { type: 'pass' });
    for (const [blow, limb] of [
      ['punch', '@LA'],
      ['push', ''],
    ] as const) {
      expect(play.refused('defender', strike('RFL-3N', 'ENF-4R', `${blow}${limb}`)).code).toBe(
        'battletech/arms-flipped',
      );
    }
    expect(play.unit('RFL-3N').body.twist).toBe('flip');
    passTurn(play, [6, 6, 1, 1, 6, 6, 6, 6, 6, 6]);
    expect(play.unit('RFL-3N').body.twist).toBe(0);
  });

  it('FIN-02 is offered by button, reckoned with in odds, and used by the opponent', () => {
    const play = beginFull({ pieces: [rifleman(), ENEMY] });
    passTo(play, 'attack');
    const shooter = play.unit('RFL-3N');
    const offered = attackChoice(play.game, shooter, {});
    expect(offered.kind === 'pick' ? offered.options.map(({ value }) => value) : []).toContain('flip');
    expect(outlook(play.game, shooter, unit('ENF-4R')).twist).toBe('flip');
    const volleys = fullVolleys(play.game, shooter).map(({ command }) => command);
    expect(volleys.some((command) => command.type === 'attack' && command.twist === 'flip')).toBe(true);
  });
});

const letterOf = (play: FullPlay, weapon: string): string =>
  play.unit('RFL-3N').sheet.mounts.find((mount) => mount.weapon.id === weapon)?.id ?? '';
