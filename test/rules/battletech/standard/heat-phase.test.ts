import { describe, expect, it } from 'vitest';
import { heatPhaseRule, sourcesOf } from '../../../../src/rules/battletech/standard/heat-phase.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { Event } from '../../../../src/rules/battletech/events.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
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
});
