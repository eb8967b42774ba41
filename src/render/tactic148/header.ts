import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import type { TacticQuestion, TacticView } from '../../rules/tactic148/tactic148.js';
import type { State } from '../../rules/tactic148/state.js';
import { never } from '../../rules/kernel/ids.js';
import type { Heading, Standing } from '../header.js';

/** What the head of the panel says: round and whose turn it is; who is to act, or who has won. */
export function heading(view: TacticView, tongue: Tongue): Heading {
  const { active } = view.game;
  const right =
    active === null || view.outcome
      ? null
      : { words: t(tongue, 'tactic148.picture.turnOf', { side: active }), sides: [active], tag: 'turn' };
  return { title: titleOf(view.game, tongue), right, standing: standing(view, tongue) };
}

/** The round; before the first the phase. */
const titleOf = ({ phase, round }: State, tongue: Tongue): string =>
  round === 0 ? nameOf(tongue, 'tactic148.phase', phase) : t(tongue, 'tactic148.picture.round', { round });

/** Who is awaited with which characters, or how the match ended. */
function standing({ outcome, game, sides, seats, questions }: TacticView, tongue: Tongue): Standing | null {
  if (outcome) {
    if (outcome.winners.length === 0) return { words: t(tongue, 'tactic148.picture.draw'), parties: [] };
    const left = (side: string): readonly UnitId[] =>
      game.characters.filter((one) => one.side === side && one.status === 'active').map(({ id }) => id);
    return {
      words: t(tongue, 'tactic148.picture.won'),
      parties: outcome.winners.map((side) => ({ side, units: left(side) })),
    };
  }
  const parties = sides
    .map((side) => {
      const own = seats.filter((seat) => seat.side === side).map(({ id }) => id);
      const asked = questions.filter(({ seat }) => own.includes(seat));
      const units: readonly string[] = [...new Set(asked.flatMap(unitsOf))];
      // Before anybody is on the table the side itself is asked.
      return { side, asked: asked.length, units: units.length > 0 ? units : [nameOf(tongue, 'side', side)] };
    })
    .filter(({ asked }) => asked > 0);
  if (parties.length === 0) return null;
  const reacts = questions.every(({ topic }) => topic.ask === 'react');
  return { words: t(tongue, reacts ? 'tactic148.picture.toReact' : 'tactic148.picture.toAct'), parties };
}

/** The characters that a question is about. */
function unitsOf({ topic }: TacticQuestion): readonly UnitId[] {
  switch (topic.ask) {
    case 'lay-out':
    case 'edge':
    case 'objective':
      return [];
    case 'deploy':
    case 'act':
    case 'react':
    case 'wound':
      return topic.units;
    case 'answer-shot':
    case 'assault-move':
    case 'fight':
      return [topic.unit];
    case 'scatter':
      return [topic.thrower];
    default:
      return never(topic);
  }
}
