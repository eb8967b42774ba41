import { describe, expect, it } from 'vitest';
import { ammoAvoid, heatPhaseRule, sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import { binId, type Body } from '../../../../src/rules/battletech/standard/types.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import type { Event } from '../../../../src/rules/battletech/events.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { beginFull, marked, type FullPiece } from '../../../support/standard.js';

const FOE: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

/** A unit at the heat phase of its first turn, with these marks. */
function hot(model: string, body: Partial<Body>, more: Partial<FullPiece> = {}) {
  const { match, game } = beginFull({ pieces: [{ unit: model, seat: 'defender', at: '0812 N', ...more }, FOE] });
  return { ...match, game: marked(game, model, body) };
}

function heatPhase(state: ReturnType<typeof hot>, faces: readonly number[]): readonly Event[] {
  return heatPhaseRule.run(state, { type: 'heat-phase' }, [], scriptedDice(faces)).events;
}
const typesOf = (events: readonly Event[], unit: string): readonly string[] =>
  events.flatMap((event) => ('unit' in event && event.unit === unit ? [event.type] : []));

describe('the heat phase', () => {
  it('SEQ-14 hits on the engine heat it by 5 each, but not while it is shut down', () => {
    const struck = (shutdown: boolean) => {
      const { game } = hot('HBK-4G', {});
      const [unit] = game.units;
      if (!unit?.body) throw new Error('no body');
      return sourcesOf(game, {
        ...unit,
        body: { ...unit.body, shutdown, struck: { ...unit.body.struck, CT: [0, 1] } },
      });
    };
    expect(struck(false)).toEqual([{ source: 'engine-hits', heat: 10, n: 2 }]);
    expect(struck(true)).toEqual([]);
  });

  it('SEQ-14 SEQ-16 ammunition that is being dumped can still blow up by heat', () => {
    const { game } = hot('HBK-4G', {});
    const bins = game.units[0]?.ammo.map(({ stowed }) => stowed.id) ?? [];
    // 32 less 13: 19. 6 to avoid shutting down; 4 to avoid the explosion, rolls 2: a hundred points, pilot hit twice.
    const events = heatPhase(hot('HBK-4G', { heat: 32, dumping: bins }), [6, 6, 1, 1, 6, 6, 6, 6]);
    expect(events.find(({ type }) => type === 'AmmoHeated')).toMatchObject({ avoidance: { avoided: false } });
    expect(typesOf(events, 'HBK-4G')).toEqual(['HeatTold', 'ShutDown', 'AmmoHeated', 'UnitDestroyed']);
  });

  it('SEQ-14 SEQ-19 20 points of an explosion in the heat phase call for a piloting roll as in any other phase', () => {
    // One round without CASE: 12 points for the side torso, 8 for the centre, no critical hit there. 6 to stay up, rolls 6.
    const events = heatPhase(
      hot('HBK-4G', { heat: 32 }, { rounds: 1, cased: [] }),
      [6, 6, 1, 1, 6, 6, 6, 6, 1, 1, 3, 3],
    );
    expect(typesOf(events, 'HBK-4G')).toEqual(['HeatTold', 'ShutDown', 'AmmoHeated', 'PilotingRolled']);
    expect(events.at(-1)).toMatchObject({ roll: { cause: 'damage-20', number: 6, success: true } });
  });

  it('SEQ-14 without life support 15 heat wound the pilot once, 25 twice, water above them once', () => {
    const wounds = (heat: number, faces: readonly number[], hexes = {}) => {
      const { match, game } = beginFull({ pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0812 N' }, FOE], hexes });
      const struck = { HD: [0], CT: [], LT: [], RT: [], LA: [], RA: [], LL: [], RL: [] };
      const state = { ...match, game: marked(game, 'HBK-4G', { heat, struck }) };
      const hurt = heatPhase(state, faces).find(({ type }) => type === 'PilotHurt');
      return hurt?.type === 'PilotHurt' ? hurt.harm.flatMap((one) => (one.harm === 'pilot' ? [one.why] : [])) : [];
    };
    const sixes = (rolls: number): readonly number[] => Array.from({ length: 2 * rolls }, () => 6);
    expect(wounds(27, sixes(1))).toEqual([]);
    expect(wounds(28, sixes(2))).toEqual(['life-support']);
    expect(wounds(38, sixes(4))).toEqual(['life-support', 'life-support']);
    expect(wounds(0, sixes(1), { '0812': { water: 2 } })).toEqual(['drowned']);
  });

  it.each([
    ['25', [0, 1, 1, 2, 2]],
    ['26', [0, 1, 1, 1, 2]],
  ] as const)(
    'TC-FIN-16 FIN-31 without life support heat 14, 15, 24, 25, 26 wounds by the reading %s: %j',
    (second, hurt) => {
      const pieces = [{ unit: 'HBK-4G', seat: 'defender', at: '0812 N' }, FOE];
      const { match, game } = beginFull({ pieces, options: { lifeSupportSecond: second } });
      const struck = { HD: [0], CT: [], LT: [], RT: [], LA: [], RA: [], LL: [], RL: [] };
      const wounds = [14, 15, 24, 25, 26].map((now) => {
        // Thirteen sinks shed 13 points before the heat is looked at.
        const state = { ...match, game: marked(game, 'HBK-4G', { heat: now + 13, struck }) };
        const told = heatPhase(
          state,
          Array.from({ length: 12 }, () => 6),
        );
        expect(told.find((event) => event.type === 'HeatTold' && event.unit === 'HBK-4G')).toMatchObject({
          after: now,
        });
        const found = told.find(({ type }) => type === 'PilotHurt');
        return found?.type === 'PilotHurt' ? found.harm.filter(({ harm }) => harm === 'pilot').length : 0;
      });
      expect(wounds).toEqual(hurt);
    },
  );

  const MANY = Array.from({ length: 60 }, (_, i) => [6, 5, 4][i % 3] ?? 6);
  const toldOf = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
    events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  const pilotOf = (out: number | null) => ({ gunnery: 4, piloting: 5, hits: 0, out });
  /** The Hunchback's thirteen sinks shed 13 points before the heat is looked at. */
  const after = (now: number, body: Partial<Body>, faces: readonly number[]) =>
    heatPhase(hot('HBK-4G', { heat: now + 13, ...body }), [...faces, ...MANY]);

  it('SEQ-14 heat 14 shuts down on less than 4; who is unconscious prevents nothing, and at 30 nobody does', () => {
    const down = (now: number, faces: readonly number[], out: number | null = null) =>
      toldOf(after(now, { prone: true, pilot: pilotOf(out) }, faces), 'ShutDown').map(({ avoidance }) => avoidance);
    expect(down(13, [])).toEqual([]);
    expect(down(14, [1, 3])).toMatchObject([{ need: 4, roll: { faces: [1, 3], purpose: 'shutdown' }, avoided: true }]);
    expect(down(14, [1, 2])).toMatchObject([{ need: 4, avoided: false }]);
    expect(down(14, [], 1)).toEqual([{ need: 4, roll: null, avoided: false }]);
    expect(down(30, [])).toEqual([{ need: null, roll: null, avoided: false }]);
  });

  it('SEQ-14 below 14 a reactor starts by itself, from 14 by a roll, at 30 or where water has shorted it not at all', () => {
    const up = (now: number, faces: readonly number[], more: Partial<Body> = {}) =>
      toldOf(after(now, { prone: true, shutdown: true, ...more }, faces), 'Restarted').map(
        ({ avoidance }) => avoidance,
      );
    expect(up(13, [])).toEqual([{ need: null, roll: null, avoided: true }]);
    expect(up(13, [], { pilot: pilotOf(1) })).toEqual([{ need: null, roll: null, avoided: true }]);
    expect(up(14, [1, 3])).toMatchObject([{ need: 4, roll: { faces: [1, 3], purpose: 'restart' }, avoided: true }]);
    expect(up(14, [1, 2])).toMatchObject([{ need: 4, avoided: false }]);
    expect([up(30, []), up(0, [], { shorted: true })]).toEqual([[], []]);
  });

  describe('SEQ-14 hot ammunition', () => {
    type Bin = readonly [ammo: string, left: number, at: 'LT' | 'RT'];
    const loaded = (bins: readonly Bin[], body: Partial<Body>) => {
      const { game, ...match } = hot('HBK-4G', body);
      const units = game.units.map((one) => {
        const [bin] = one.ammo;
        if (one.id !== 'HBK-4G' || !bin) return one;
        const ammo = bins.map(([name, left, location], i) => ({
          ...bin,
          ammo: fullWeaponOf(name)?.ammo ?? expect.unreachable(),
          left,
          stowed: { ...bin.stowed, id: binId(`b${i}`), location, slot: 11 - i },
        }));
        return { ...one, ammo };
      });
      return { ...match, game: { ...game, units } };
    };
    const blown = (...bins: readonly Bin[]) => {
      const events = heatPhase(loaded(bins, { heat: 32, prone: true }), [6, 6, 1, 1, ...MANY]);
      return toldOf(events, 'AmmoHeated').map(({ wounds: [wound] }) => wound?.location);
    };

    it('SEQ-14 of all bins that one blows up whose rounds do the most damage, of equals the fullest, else the first', () => {
      expect(blown(['machine-gun', 200, 'LT'], ['ac-20', 1, 'RT'])).toEqual(['RT']);
      expect(blown(['ac-20', 1, 'RT'], ['machine-gun', 200, 'LT'])).toEqual(['RT']);
      expect(blown(['ac-20', 3, 'LT'], ['ac-20', 5, 'RT'])).toEqual(['RT']);
      expect(blown(['ac-20', 5, 'RT'], ['ac-20', 3, 'LT'])).toEqual(['RT']);
      expect(blown(['ac-20', 5, 'RT'], ['ac-20', 5, 'LT'])).toEqual(['RT']);
    });

    it('SEQ-14 of an empty bin, or of one whose rounds do not explode, there is nothing to roll for', () => {
      expect(blown(['ac-20', 0, 'RT'])).toEqual([]);
      expect(blown(['gauss-rifle', 8, 'RT'])).toEqual([]);
      expect(blown()).toEqual([]);
    });

    it('SEQ-14 from heat 19 on 4 or more avoids it', () => {
      const avoided = (heat: number, faces: readonly number[]) =>
        toldOf(heatPhase(loaded([['ac-20', 1, 'RT']], { heat, prone: true }), [6, 6, ...faces, ...MANY]), 'AmmoHeated');
      expect(avoided(31, [])).toEqual([]);
      const [told] = avoided(32, [1, 3]);
      expect(told).toMatchObject({
        avoidance: { need: 4, roll: { purpose: 'ammunition' }, avoided: true },
        wounds: [],
      });
    });

    it.each([
      [18, 5, null],
      [19, 5, 4],
      [19, 0, null],
    ])('SEQ-14 at heat %i with %i rounds the number is %j', (heat, left, need) => {
      const { game } = loaded([['ac-20', left, 'RT']], { heat });
      expect(ammoAvoid(unitOf(game, unit('HBK-4G')))).toBe(need);
    });
  });

  it('SEQ-14 UNI-02 who walks heats up by 1, runs by 2, jumps by 3 or by hexes; nobody but a ’Mech does', () => {
    const sources = (id: string, mode: 'stand' | 'walk' | 'run' | 'jump', entered: number, engine?: 'ice') => {
      const { game } = hot(id, {});
      const one = unitOf(game, unit(id));
      const moved = { mode, steps: '', path: [], mp: entered, entered } as const;
      const sheet = engine ? { ...one.sheet, full: { ...one.sheet.full, engine } } : one.sheet;
      return sourcesOf(game, { ...one, sheet, moved });
    };
    expect(sources('HBK-4G', 'stand', 0)).toEqual([]);
    expect(sources('HBK-4G', 'walk', 4)).toEqual([{ source: 'walked', heat: 1 }]);
    expect(sources('HBK-4G', 'run', 6)).toEqual([{ source: 'ran', heat: 2 }]);
    expect(sources('HBK-4G', 'jump', 2)).toEqual([{ source: 'jumped', heat: 3, n: 2 }]);
    expect(sources('HBK-4G', 'jump', 4)).toEqual([{ source: 'jumped', heat: 4, n: 4 }]);
    expect([sources('HBK-4G', 'walk', 4, 'ice'), sources('HBK-4G', 'run', 4, 'ice')]).toEqual([[], []]);
    expect(sources('HBK-4G', 'jump', 4, 'ice')).toHaveLength(1);
    expect(sources('VEDETTE', 'run', 6)).toEqual([]);
  });
});
