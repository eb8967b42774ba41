import { describe, expect, it, test } from 'vitest';
import { conditions } from '../../../../src/games/battletech/present/standard/body.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { destructProblem, reactorForce, selfDestruct } from '../../../../src/rules/battletech/league/self-destruct.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { spectator } from '../../../../src/rules/kernel/seats.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, passTo, roll, type FullPlay } from '../../../support/standard.js';

/** Reactors that their pilots blow up (CLN-29 to CLN-31). */

const begin = (more: Readonly<Record<string, string>> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'CN9-A', seat: 'attacker', at: '0812 N' },
      { unit: 'HBK-4G', seat: 'defender', at: '0811 S' },
    ],
    options: { selfDestruct: 'on', ...more },
  });

const set = (ejects: boolean): Command => ({ type: 'self-destruct', unit: unit('CN9-A'), ejects });

/** The roll of the sensors, then four salvos at the centre torso of who stands next to it, and its roll to stay upright. */
const BURST = [2, 3, 3, 4, 3, 4, 3, 4, 3, 4, 6, 6];

/** Sets the Centurion, and plays on to the end of the physical attacks with these dice. */
function played(ejects: boolean, faces: readonly number[]): FullPlay {
  const play = begin();
  const [seat = ''] = play.awaited[0]?.split(':') ?? [];
  if (seat === 'attacker') play.give('attacker', set(ejects));
  else {
    play.give('defender', { type: 'pass' });
    play.give('attacker', set(ejects));
  }
  passTo(play, 'strike', []);
  const left = [...faces, ...Array.from({ length: 80 }, (_, i) => (i % 4 < 2 ? 6 : 1))];
  for (let i = 0; i < 6 && play.game.phase === 'physical' && !play.match.outcome; i++) {
    const [awaited = ''] = play.awaited[0]?.split(':') ?? [];
    roll(play, awaited, { type: 'pass' }, left);
  }
  return play;
}

test('CLN-29 AMB-CLN-14 the force of a reactor is its mass by its walking MP', () => {
  const centurion = { tons: 50, walk: 4, run: 6 };
  expect(reactorForce(centurion, {})).toBe(200);
  expect(reactorForce(centurion, { reactorMp: 'run' })).toBe(300);
});

describe('CLN-30 a self-destruct', () => {
  it('AMB-CLN-16 is set before the move, and goes off after the physical attacks on 5+', () => {
    const play = played(false, BURST);
    expect(play.last('SelfDestructed')).toMatchObject({ unit: 'CN9-A', need: 5, fires: true });
    expect(play.events('UnitDestroyed')).toContainEqual({ type: 'UnitDestroyed', unit: 'CN9-A', why: 'reactor' });
    // 200: 20 next to it, in four salvos of 2 heat each.
    expect(play.last('Blasted')).toMatchObject({ unit: 'HBK-4G', damage: 20, heat: 8 });
  });

  it('fails on less, and is over with the turn', () => {
    const play = played(false, [1, 3]);
    expect(play.last('SelfDestructed')).toMatchObject({ fires: false });
    expect(play.events('Blasted')).toEqual([]);
    passTo(play, 'move', [6, 6, 1, 1]);
    expect(play.unit('CN9-A').body.destruct ?? null).toBeNull();
  });

  it('CLN-31 AMB-CLN-33 with ejection needs 2 more, and the pilot is gone either way', () => {
    const play = played(true, [6, 6, 3, 3]);
    expect(play.last('SelfDestructed')).toMatchObject({ need: 7, fires: false });
    expect(play.last('UnitDestroyed')).toMatchObject({ unit: 'CN9-A', why: 'ejected' });
  });

  it('does not go off under a pilot who was knocked out since', () => {
    const play = begin();
    play.alter('CN9-A', (one) => ({
      ...one,
      body: { ...one.body, destruct: { ejects: false }, pilot: { ...one.body.pilot, out: 1 } },
    }));
    const resolution = new Resolution(play.game, scriptedDice([]));
    selfDestruct(resolution);
    expect(resolution.events).toEqual([]);
  });

  const problem = (change: (one: StandardUnit) => StandardUnit, options = {}, model = 'CN9-A') => {
    const pieces = [
      { unit: model, seat: 'attacker', at: '0812 N' },
      { unit: 'HBK-4G', seat: 'defender', at: '0202 S' },
    ];
    const play = beginFull({ pieces, options: { selfDestruct: 'on', ...options } });
    const refusal = destructProblem(play.game, change(play.unit(model)));
    return refusal && complete(refusal);
  };
  const as =
    (body: Partial<Body>) =>
    (one: StandardUnit): StandardUnit => ({ ...one, body: { ...one.body, ...body } });
  const moved = (one: StandardUnit): StandardUnit => ({
    ...one,
    moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 },
  });

  it.each<readonly [string, (one: StandardUnit) => StandardUnit, string]>([
    ['has moved', moved, 'late'],
    ['is set already', as({ destruct: { ejects: false } }), 'late'],
    ['is shut down', as({ shutdown: true }), 'helpless'],
    ['has a pilot knocked out', as({ pilot: { gunnery: 4, piloting: 5, hits: 1, out: 1 } }), 'helpless'],
    ['has moved and is shut down', (one) => moved(as({ shutdown: true })(one)), 'helpless'],
  ])('CLN-30 is refused to who %s', (_, change, code) => {
    const refusal = { code: `battletech/self-destruct-${code}`, params: { unit: 'CN9-A' }, rule: 'CLN-30' };
    expect(problem(change)).toEqual(refusal);
  });

  it('CLN-30 is open to who has not moved, in a match that has it, with a reactor of a ’Mech', () => {
    expect(problem((one) => one)).toBeNull();
    expect(problem(as({ destruct: null }))).toBeNull();
    expect(problem((one) => one, { selfDestruct: 'off' })).toMatchObject({
      code: 'battletech/self-destruct-off',
      params: { unit: 'CN9-A' },
      rule: 'CLN-30',
    });
    expect(problem((one) => one, {}, 'VEDETTE')).toEqual({
      code: 'battletech/self-destructs-not',
      params: { unit: 'VEDETTE' },
      rule: 'CLN-30',
    });
  });

  it('is refused twice, and where it is not played', () => {
    const play = begin({ selfDestruct: 'off' });
    const [seat = ''] = play.awaited[0]?.split(':') ?? [];
    const own = { ...set(false), unit: unit(seat === 'attacker' ? 'CN9-A' : 'HBK-4G') };
    expect(play.refused(seat, own).code).toBe('battletech/self-destruct-off');
  });

  it.each(LOCALES)('CLN-30 whether it is set is said of the unit, in %s', (locale) => {
    const play = begin();
    const heard = (ejects: boolean | null): string => {
      play.alter('CN9-A', (one) => ({ ...one, body: { ...one.body, destruct: ejects === null ? null : { ejects } } }));
      const seen = battletech.view(play.match, spectator).game.units.find(({ id }) => id === 'CN9-A');
      return seen ? conditions(seen, tongueOf(locale)).join() : '';
    };
    expect(heard(null)).toBe('');
    expect(heard(false)).not.toBe('');
    expect(heard(true)).toContain(heard(false));
  });

  it.each(LOCALES)('is told in %s', (locale) => {
    const play = played(false, BURST);
    const after = battletech.view(play.match, spectator);
    const events = play.log.filter(({ type }) => type === 'SelfDestructSet' || type === 'SelfDestructed');
    const { lines } = presenterOf('battletech').report({ before: after, after, events }, locale);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/5\+\s?: 2\+3/u);
  });

  it.each(LOCALES)('LEA-02 is told in %s to who does not know the pilot by what came of it alone', (locale) => {
    const play = played(false, BURST);
    const view = battletech.view(play.match, spectator);
    for (const fires of [true, false]) {
      const told = { type: 'SelfDestructed', unit: unit('CN9-A'), need: null, roll: null, fires } as const;
      const { lines } = presenterOf('battletech').report({ before: view, after: view, events: [told] }, locale);
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toContain('?');
    }
  });
});
