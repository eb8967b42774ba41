import { t } from '../../../i18n/index.js';
import { numberOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { expectedOf, type Expected } from '../../../match/statistics.js';
import { chances } from '../../../rules/tactic148/inspect.js';
import { findCharacter } from '../../../rules/tactic148/characters.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import type { SeatId, UnitId } from '../../../rules/kernel/ids.js';
import type { Tally } from '../../../present/contract.js';
import type { Of } from './telling.js';

/** What a seat's shots came to, against what their numbers promised, and what it spent and lost. */
interface Shooting {
  readonly seat: SeatId;
  readonly shots: number;
  readonly hits: number;
  readonly expected: Expected;
  readonly tokens: number;
  readonly lost: number;
}

/** Shots, hits (a wound or worse), tokens and points lost of each seat. */
export function tally(events: readonly MatchEvent<Tactic148>[], view: TacticView, tongue: Tongue): Tally {
  const all = shooting(events, view);
  const number = (n: number): string => numberOf(tongue.locale, Math.round(n * 10) / 10);
  return {
    lines: all.map(({ seat, shots, hits, expected, tokens, lost }) =>
      shots === 0
        ? t(tongue, 'tactic148.tally.no-shots', { seat, tokens, lost })
        : t(tongue, 'tactic148.tally.line', {
            seat,
            shots,
            hits,
            mean: number(expected.mean),
            low: expected.low,
            high: expected.high,
            tokens,
            lost,
          }),
    ),
    columns: (['shots', 'hits', 'expected', 'tokens', 'lost'] as const).map((column) =>
      t(tongue, `tactic148.tally.${column}`),
    ),
    rows: all.map(({ seat, shots, hits, expected: { mean, low, high }, tokens, lost }) => ({
      seat,
      cells: [
        number(shots),
        number(hits),
        t(tongue, 'tactic148.tally.range', { mean: number(mean), low: number(low), high: number(high) }),
        number(tokens),
        number(lost),
      ],
    })),
  };
}

function shooting(events: readonly MatchEvent<Tactic148>[], { game, seats }: TacticView): readonly Shooting[] {
  const owner = (unit: UnitId): SeatId | null => findCharacter(game, unit)?.seat ?? null;
  const fired = events.filter((event): event is Of<'ShotFired'> => event.type === 'ShotFired');
  return seats.map(({ id: seat }) => {
    const shots = fired.filter(({ shot }) => owner(shot.unit) === seat);
    const mine = game.characters.filter((one) => one.seat === seat);
    return {
      seat,
      shots: shots.length,
      hits: shots.filter(({ successes }) => successes > 0).length,
      expected: expectedOf(shots.map(({ prospect }) => ({ chance: chanceOf(prospect), value: 1 }))),
      tokens: events.reduce((sum, event) => sum + paid(event, (unit) => owner(unit) === seat), 0),
      lost: mine.filter(({ status }) => status === 'eliminated').reduce((sum, { card }) => sum + card.points, 0),
    };
  });
}

const chanceOf = (prospect: Of<'ShotFired'>['prospect']): number => {
  const { wound, of } = chances(prospect, false);
  return wound / of;
};

/** Tokens that an event cost a seat's characters. */
function paid(event: MatchEvent<Tactic148>, isMine: (unit: UnitId) => boolean): number {
  if (event.type === 'ActionTaken') return isMine(event.unit) ? event.price.pa : 0;
  return (event.type === 'AimPaid' || event.type === 'ClimbPaid') && isMine(event.unit) ? 1 : 0;
}
