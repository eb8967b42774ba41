import type { Game } from '../../../../src/rules/kernel/game.js';
import type { SideId, UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Ambush, AmbushRule } from './ambush.js';
import { beside } from './beside.js';
import { ANSWERS, check, checkSetup } from './check.js';
import { choices } from './choices.js';
import { correction } from './correct.js';
import { begun, evolve } from './evolve.js';
import type { Step } from './events.js';
import { inspect } from './inspect.js';
import { OPTIONS } from './options.js';
import { tellTo, viewFor } from './secrets.js';
import {
  actRule,
  buryRule,
  burstRule,
  deployRule,
  initiativeRule,
  nextRule,
  outcome,
  stanceRule,
  turnRule,
} from './steps.js';
import type { Setup } from './types.js';
import { DECISIONS, UPCASTS } from './versions.js';

const RULES: { readonly [Type in Step['type']]: AmbushRule<Type> } = {
  bury: buryRule,
  deploy: deployRule,
  turn: turnRule,
  stance: stanceRule,
  initiative: initiativeRule,
  act: actRule,
  burst: burstRule,
  next: nextRule,
};

/** The sides' pieces in turn. */
function inTurn({ sides, pieces }: Setup): readonly UnitId[] {
  const of = (side: SideId): readonly UnitId[] => pieces.filter((one) => one.side === side).map(({ id }) => id);
  const most = Math.max(...sides.map((side) => of(side).length));
  return Array.from({ length: most }, (_, i) => sides.flatMap((side) => of(side)[i] ?? [])).flat();
}

/** Ambush, as an author of rules writes it. */
export const game: Game<Ambush> = {
  id: 'ambush',
  decisions: DECISIONS,
  upcasts: UPCASTS,
  options: OPTIONS,
  checkSetup,
  begin: (setup) => ({
    state: begun(setup),
    steps: [
      ...setup.sides.flatMap((side): Step[] => {
        const most = setup.mines[side] ?? 0;
        return most > 0 ? [{ type: 'bury', side, most }] : [];
      }),
      { type: 'deploy', units: inTurn(setup) },
      { type: 'turn' },
    ],
  }),
  rule: (step) => RULES[step.type],
  answers: (topic, command) => ANSWERS[topic.ask].includes(command.type),
  beside,
  check,
  evolve,
  view: viewFor,
  choices,
  tell: tellTo,
  isNews: ({ type }) => type !== 'MinesSet',
  reveals: ({ type }) => type === 'Scanned' || type === 'Ambushed' || type === 'MineTripped',
  chapter: ({ turn }) => ({ turn, phase: turn === 0 ? 'set-up' : 'turn' }),
  inspect,
  correction,
  holds: ({ game: { turn } }, _seat, { from }) => turn >= from,
  stopped: outcome,
};
