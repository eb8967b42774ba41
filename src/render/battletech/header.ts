import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { unitsAsked } from '../../rules/battletech/asking.js';
import { reportOf } from '../../rules/battletech/levels.js';
import { byInitiative } from '../../rules/battletech/turn.js';
import type { BattleTechView } from '../../rules/battletech/battletech.js';
import type { Phase } from '../../rules/battletech/vocabulary.js';
import type { SideId } from '../../rules/kernel/ids.js';
import { phaseTold } from '../../games/battletech/present/heading.js';
import type { Spoken } from './spoken.js';
import type { Heading, Party, Standing } from '../header.js';

/** What the head of the panel says: turn and phase, who holds the initiative, of more than two sides from the highest to the lowest; who is to act, or who has won, and then no initiative. */
export function heading(view: BattleTechView, tongue: Tongue, events: Spoken['events'] = []): Heading {
  const sides = byInitiative(view.game);
  const words = t(tongue, 'battletech.picture.initiative');
  const right = sides.length === 0 || view.outcome ? null : { words, sides, tag: 'initiative' };
  return { title: titleOf(view.game, phaseTold(events, view), tongue), right, standing: standing(view, tongue) };
}

/** Turn, and the phase whose report the picture stands under; deployment, which has no turn, alone. */
function titleOf({ turn, level }: BattleTechView['game'], told: Phase, tongue: Tongue): string {
  const phase = reportOf(level, told);
  return phase === 'deployment'
    ? nameOf(tongue, 'battletech.phase', phase)
    : t(tongue, 'battletech.picture.phase', { turn, phase });
}

/** Who is awaited with which units, or how the match ended. */
function standing(view: BattleTechView, tongue: Tongue): Standing | null {
  if (view.outcome) {
    const { winners } = view.outcome;
    if (winners.length === 0) return { words: t(tongue, 'battletech.picture.draw'), parties: [] };
    const left = (side: SideId): readonly string[] =>
      view.game.units.filter((unit) => unit.side === side && unit.status === 'active').map((unit) => unit.id);
    return {
      words: t(tongue, 'battletech.picture.won'),
      parties: winners.map((side) => ({ side, units: left(side) })),
    };
  }
  const parties = view.sides
    .map((side): Party => {
      const seats = view.seats.filter((seat) => seat.side === side).map((seat) => seat.id);
      const asked = view.questions.filter((question) => seats.includes(question.seat));
      return { side, units: [...new Set(asked.flatMap(({ topic }) => unitsAsked(topic)))] };
    })
    .filter(({ units }) => units.length > 0);
  return parties.length === 0 ? null : { words: t(tongue, 'battletech.picture.toAct'), parties };
}
