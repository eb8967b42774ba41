import { wordIn } from '../../games/finest-hour/present/names.js';
import type { Tongue } from '../../games/finest-hour/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { inPlay } from '../../rules/finest-hour/aircraft.js';
import type { HourQuestion, HourView } from '../../rules/finest-hour/finest-hour.js';
import type { State } from '../../rules/finest-hour/state.js';
import { never, type UnitId } from '../../rules/kernel/ids.js';
import type { Heading, Standing } from '../header.js';

/** What the head of the panel says: the turn and whose it is; who is to act, or who has won. */
export function heading(view: HourView, tongue: Tongue): Heading {
  const { phase, active } = view.game;
  const rally = phase === 'rally' && view.outcome === null;
  return {
    title: titleOf(view.game, tongue),
    right: rally
      ? { words: t(tongue, 'finest-hour.picture.rally'), sides: [], tag: 'turn' }
      : active === null || view.outcome
        ? null
        : { words: nameOf(tongue, 'side', active), sides: [active], tag: 'turn' },
    standing: standing(view, tongue),
  };
}

/** The turn, or the name of a bare sky; with a moon by night. */
function titleOf({ turn, sky, aircraft }: State, tongue: Tongue): string {
  const before = aircraft.length === 0 ? wordIn(sky.title, tongue) : t(tongue, 'finest-hour.picture.lineUp');
  const words = turn === 0 ? before : t(tongue, 'finest-hour.picture.turn', { turn });
  return sky.light === 'night' ? `${words} ☾` : words;
}

/** Who is awaited with which aircraft, or how the match ended. */
function standing({ outcome, game, sides, seats, questions }: HourView, tongue: Tongue): Standing | null {
  if (outcome) {
    if (outcome.winners.length === 0) return { words: t(tongue, 'finest-hour.picture.draw'), parties: [] };
    return {
      words: t(tongue, 'finest-hour.picture.won'),
      parties: outcome.winners.map((side) => ({ side, units: inPlay(game, side).map(({ id }) => id) })),
    };
  }
  const parties = sides
    .map((side) => {
      const own = seats.filter((seat) => seat.side === side).map(({ id }) => id);
      const asked = questions.filter(({ seat }) => own.includes(seat));
      return { side, asked: asked.length, units: [...new Set(asked.flatMap(unitsOf))] };
    })
    .filter(({ asked }) => asked > 0);
  if (parties.length === 0) return null;
  const reacts = questions.every(
    ({ topic }) => topic.ask === 'column' || topic.ask === 'evade' || topic.ask === 'answer',
  );
  return { words: t(tongue, reacts ? 'finest-hour.picture.toReact' : 'finest-hour.picture.toAct'), parties };
}

/** The aircraft that a question is about. */
export function unitsOf({ topic }: HourQuestion): readonly UnitId[] {
  switch (topic.ask) {
    case 'activate':
      return topic.units;
    case 'rally':
      return topic.leaders;
    case 'fly-on':
    case 'column':
    case 'evade':
    case 'answer':
      return [topic.unit];
    default:
      return never(topic);
  }
}
