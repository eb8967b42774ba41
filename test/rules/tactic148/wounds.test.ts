import { describe, expect, test } from 'vitest';
import {
  begin,
  cardOf,
  cover,
  move,
  piece,
  place,
  round,
  shoot,
  US_WINS,
  wall,
  type Figure,
  type Play,
  type Situation,
} from '../../support/tactic148.js';
import { losses } from '../../../src/rules/tactic148/victory.js';
import { seatId, sideId, unitId } from '../../../src/rules/kernel/ids.js';
import type { WeaponId } from '../../../src/rules/tactic148/types.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { decideOrder } from '../../support/deciding.js';

const US: Figure = { unit: 'US1', card: cardOf('rifleman', {}, { points: 20 }), at: [10, 20] };
const SECOND: Figure = { unit: 'US2', card: cardOf('rifleman', {}, { points: 20 }), at: [13, 20] };
const VG: Figure = { unit: 'VG1', card: cardOf('rifleman', {}, { points: 5 }), at: [10, 12] };
const REST: Figure = { unit: 'VG2', card: cardOf('rifleman', {}, { points: 90 }), at: [30, 2] };
const duel = (): Play => begin({ figures: [US, SECOND, VG, REST], agreed: 999 });

describe('wounds', () => {
  test('T48-41 TC-T48-14 AMB-T48-23 ERR-T48-07 the card turns at once; no action until the end of the turn; counts as in Take Cover', () => {
    const play = duel();
    play.give('us', shoot('US1', 'VG1'), [4, 1, 1]);
    expect(play.unit('VG1')).toMatchObject({ wounded: true, shocked: true });
    play.give('us', shoot('US1', 'VG1'), [4, 1, 1]);
    expect(play.last('ShotFired').prospect.terms.map(({ reason }) => reason)).toEqual(['base', 'wound-marker']);
    expect(play.unit('VG1').status).toBe('active');
    play.endTurn('us');
    expect(play.unit('VG1').shocked).toBe(false);
    // Next turn it acts with its wounded values: 3 u, not 5.
    expect(play.refused('vg', move('VG1', [10, 15.1])).params).toMatchObject({ most: 3000 });
    play.give('vg', move('VG1', [10, 15]));
  });

  test('T48-42 TC-T48-20 wounded, then hit again in the same turn: eliminated', () => {
    const play = duel();
    play.give('us', shoot('US1', 'VG1'), [4, 1, 1]);
    play.give('us', shoot('US2', 'VG1'), [5, 1, 1]);
    expect(play.unit('VG1').status).toBe('eliminated');
    expect(play.events('CharacterHurt').map(({ becomes }) => becomes)).toEqual(['wounded', 'eliminated']);
  });

  test('AMB-T48-45 values not printed on the wounded side stay as on the healthy one', () => {
    const card = cardOf('gunner');
    expect(card.wounded).toMatchObject({
      opportunity: card.healthy.opportunity,
      suppression: card.healthy.suppression,
    });
  });

  test("AMB-T48-12 a Wound marker lets nobody act in the opponent's turn either", () => {
    const play = begin({ figures: [US, SECOND, VG, REST], agreed: 999, windows: true });
    play.give('us', shoot('US1', 'VG1'));
    play.give('vg', { type: 'answer-shot', takesCover: false }, [4, 1, 1]);
    expect(play.refused('vg', cover('VG1')).code).toBe('tactic148/wound-marker');
    play.give('vg', cover('VG2'));
  });
});

describe('victory', () => {
  const force = (points: readonly number[]): readonly Figure[] =>
    points.map((value, i) => ({
      unit: `VG${i + 1}`,
      card: cardOf('rifleman', {}, { points: value }),
      at: [10 + 3 * i, 12],
    }));
  const shootAll = (play: Play, targets: readonly string[]): Play => {
    for (const target of targets) play.give('us', shoot('US1', target), [6, 6, 1]);
    return play;
  };
  const shooter: Figure = {
    unit: 'US1',
    card: cardOf('rifleman', { actions: 9, shots: 9 }, { points: 20 }),
    at: [12, 18],
  };

  test('T48-55 TC-T48-16 27 points: 13 eliminated do not do, 14 win', () => {
    const play = shootAll(begin({ figures: [shooter, ...force([13, 14])] }), ['VG1']);
    expect(play.match.outcome).toBeNull();
    expect(losses(play.game, sideId('vg'))).toEqual({ lost: 13, of: 27 });
    const won = shootAll(begin({ figures: [shooter, ...force([14, 13])] }), ['VG1']);
    expect(won.match.outcome).toMatchObject({
      winners: ['us'],
      reason: 'losses',
      scores: { us: 14, vg: 0 },
      fates: { VG1: 'eliminated', VG2: 'unhurt', US1: 'unhurt' },
    });
    // C-10: what goes into the set-up of another match.
    expect(won.match.outcome?.marks).toEqual({ VG2: { wounded: false }, US1: { wounded: false } });
  });

  const mission = (figures: readonly Figure[], options: Situation['options'] = {}): Play =>
    begin({
      figures,
      mode: 'mission',
      options,
      pieces: [piece('barn', 'obstruction', wall(16, 2, 20, 4)), piece('cart', 'low', round(18, 33, 0.5))],
    });

  test("T48-56 TC-T48-28 touching the enemy objective wins, 0.1 u away does not, whatever the losses; one's own is nothing", () => {
    const play = mission(
      [{ ...US, at: [14, 7] }, ...force([5, 5, 5]).map((figure) => ({ ...figure, at: [30, 12] as const }))].slice(
        0,
        2,
      ) as Figure[],
    );
    expect(play.game.objectives).toEqual({ us: 'cart', vg: 'barn' });
    play.give('us', move('US1', [18, 4.6]));
    expect(play.match.outcome).toBeNull();
    play.give('us', move('US1', [18, 4.5]));
    expect(play.match.outcome).toMatchObject({ winners: ['us'], reason: 'objective' });
    const own = mission([
      { ...US, at: [18, 30] },
      { ...VG, at: [30, 12] },
    ]);
    own.give('us', move('US1', [18, 32]));
    expect(own.match.outcome).toBeNull();
  });

  test('T48-56 AMB-T48-46 who brushes the objective and goes on does not win; who is stopped there by a Wound does', () => {
    const figures = [
      { ...US, at: [14, 7] as const },
      { ...VG, at: [18, 12] as const },
      { ...REST, at: [30, 12] as const },
    ];
    const passing = mission(figures);
    passing.give('us', move('US1', [18, 4.5], [18.2, 4.65]));
    expect(passing.match.outcome).toBeNull();
    expect(passing.unit('US1').at).toEqual(place(18.2, 4.65));
    // Opportunity Fire that goes off where the base touches the barn: the Wound ends the way there.
    const stopped = mission(figures).mark('VG1', {
      opportunity: { at: place(18, 4), radius: 0, weapon: 'rifle' as WeaponId, aim: false, hold: false },
    });
    stopped.give('us', move('US1', [18, 4.5], [18.2, 4.65]), [4, 1, 1]);
    expect(stopped.unit('US1')).toMatchObject({ at: place(18, 4.5), shocked: true });
    expect(stopped.match.outcome).toMatchObject({ winners: ['us'], reason: 'objective' });
  });

  test('T48-57 TC-T48-28 AMB-T48-21 of 5 characters 3 win, 2 of 5 do not, 2 of 4 do; by option points', () => {
    const five = shootAll(mission([shooter, ...force([9, 9, 1, 1, 1])]).withTokens('us', 20), ['VG1', 'VG2']);
    expect(five.match.outcome).toBeNull();
    shootAll(five, ['VG3']);
    expect(five.match.outcome).toMatchObject({ winners: ['us'], reason: 'losses' });
    const four = shootAll(mission([shooter, ...force([1, 1, 9, 8])]).withTokens('us', 20), ['VG1', 'VG2']);
    expect(four.match.outcome).toMatchObject({ winners: ['us'] });
    const points = shootAll(
      mission([shooter, ...force([1, 1, 9, 8])], { missionLoss: 'points' }).withTokens('us', 20),
      ['VG1', 'VG2'],
    );
    expect(points.match.outcome).toBeNull();
  });

  test("AMB-T48-42 both at once: a draw; losses by one's own grenade count for the opponent", () => {
    const figures: readonly Figure[] = [
      { unit: 'US1', card: cardOf('sergeant', { grenade: { radius: 2000, dice: 3 } }), at: [10, 20] },
      { unit: 'VG1', card: cardOf('rifleman'), at: [10, 16] },
    ];
    const play = begin({ figures }).mark('US1', { wounded: true }).mark('VG1', { wounded: true }).put('US1', 10, 18);
    play.mark('US1', { card: cardOf('sergeant') });
    play.give('us', { type: 'grenade', unit: unitId('US1'), at: place(10, 17) }, [4, 4, 1]);
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'losses' });
  });

  test('AMB-T48-42 hand to hand in which both fall is a draw, too', () => {
    const play = begin({
      figures: [
        { ...US, at: [10, 20] },
        { ...VG, at: [13, 20] },
      ],
    })
      .mark('US1', { wounded: true })
      .mark('VG1', { wounded: true });
    play.give('us', move('US1', [12, 20]), [5, 5]);
    expect(play.match.outcome?.winners).toEqual([]);
  });

  test('conceding ends the match with the fates of all', () => {
    const play = duel();
    const decided = decideOrder(
      tactic148,
      play.match,
      { by: 'seat', seat: seatId('us'), command: { type: 'concede' }, at: 0 },
      {
        roll: () => {
          throw new Error('no dice');
        },
      },
    );
    expect(decided.ok && decided.value.at(-1)).toMatchObject({
      type: 'Ended',
      outcome: { winners: ['vg'], reason: 'conceded' },
    });
  });

  test('at most four chapters a turn, none comes back', () => {
    const play = begin({ figures: [US, VG] }, US_WINS);
    for (const seat of ['us', 'vg', 'us', 'vg']) play.endTurn(seat);
    let state: Play['match'] | null = null;
    const chapters: string[] = [];
    for (const event of play.log) {
      state = tactic148.evolve(state, event);
      const { turn, phase } = tactic148.chapter(state);
      if (chapters.at(-1) !== `${turn} ${phase}`) chapters.push(`${turn} ${phase}`);
    }
    expect(new Set(chapters).size).toBe(chapters.length);
    expect(chapters.slice(0, 4)).toEqual(['0 set-up', '0 deployment', '1 first-half', '1 second-half']);
  });
});
