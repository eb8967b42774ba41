import type { Option, Blanks } from '../kernel/choices.js';
import { never, unitId, type UnitId } from '../kernel/ids.js';
import type { Point } from '../geometry/plane/point.js';
import { actionChoice } from './action-choices.js';
import { assaultMoveProblem } from './assault.js';
import { characterFacts, done, moveChoice, pick, placeIn, someEnds, type Next } from './move-choices.js';
import { characterOf } from './characters.js';
import { INSTRUCT, instructionChoice } from './instruction-choices.js';
import { checkDeploy, deployOutline } from './deployment.js';
import { canPlan, PLAN, planChoice } from './plan-choices.js';
import { checkReact } from './reactions.js';
import { circleOutline } from './regions.js';
import { checkAct } from './turn.js';
import type { TacticQuestion, TacticView } from './tactic148.js';
import type { State } from './state.js';
import type { Action, Command, Topic } from './commands.js';
import { checkScatter } from './grenade.js';

type About<Ask extends Topic['ask']> = Extract<Topic, { ask: Ask }>;

/** The values of options that are no character: to end one's turn, to let the opponent go on. */
export const END_TURN = 'end-turn';
export const LET_PASS = 'let-pass';

/** The next blank to fill of the order that a question asks for. */
export function choices(view: TacticView, { topic, seat }: TacticQuestion, partial: Blanks): Next {
  const state = view.game;
  const acts = topic.ask === 'act' || topic.ask === 'react';
  if (acts && partial['unit'] === INSTRUCT) return instructionChoice(state, seat, partial);
  const plans = topic.ask === 'act' && canPlan(state, topic.units);
  if (plans && partial['unit'] === PLAN) return planChoice(state, topic.units, partial);
  switch (topic.ask) {
    case 'lay-out':
      return oneOf(partial, 'table', topic.tables, (table) => ({ type: 'lay-out', table }));
    case 'edge':
      return oneOf(partial, 'edge', topic.edges, (edge) => ({ type: 'take-edge', edge }));
    case 'objective':
      return oneOf(partial, 'piece', topic.pieces, (piece) => ({ type: 'name-objective', piece }));
    case 'deploy':
      return deployChoice(state, topic, partial);
    case 'act': {
      const enough = {
        value: END_TURN,
        isOffered: !topic.mustSpend,
        command: { type: 'end-turn', cover: null },
        besides: plans ? [PLAN, INSTRUCT] : [INSTRUCT],
      } as const;
      return actChoice(state, topic.units, partial, enough, (action) => checkAct(state, topic, action) === null);
    }
    case 'react': {
      const enough = {
        value: LET_PASS,
        isOffered: true,
        command: { type: 'let-pass' },
        besides: [INSTRUCT],
      } as const;
      return actChoice(
        state,
        topic.units,
        partial,
        enough,
        (action) => checkReact(state, topic.units, action) === null,
      );
    }
    case 'answer-shot':
      return answerChoice(topic, partial);
    case 'assault-move':
      return assaultMoveChoice(state, topic, partial);
    case 'scatter': {
      const at = placeIn(partial['at']);
      if (at && checkScatter(state, topic, at) === null) return done({ type: 'scatter', at });
      return { kind: 'point', blank: 'at', region: around(state, topic) };
    }
    case 'wound':
      return oneOf(
        partial,
        'unit',
        topic.units,
        (unit) => ({ type: 'wound', unit }),
        (id) => characterFacts(characterOf(state, id)),
      );
    case 'fight':
      return oneOf(
        partial,
        'unit',
        topic.enemies,
        (enemy) => ({ type: 'fight', enemy }),
        (id) => characterFacts(characterOf(state, id)),
      );
    default:
      return never(topic);
  }
}

/** Whether it goes on after the shot of its Assault Fire, and where to. */
function assaultMoveChoice(state: State, { unit, most }: About<'assault-move'>, partial: Blanks): Next {
  const one = characterOf(state, unit);
  const isWay = (path: readonly Point[]): boolean => assaultMoveProblem(state, one, path) === null;
  const stay: Command = { type: 'stay', unit };
  if (partial['advance'] === 'stay' || !someEnds(state, one, most).some((to) => isWay([to]))) return done(stay);
  if (partial['advance'] !== 'go') {
    return pick(
      'advance',
      ['stay', 'go'].map((value) => ({ value, facts: { unit } })),
    );
  }
  return moveChoice(state, one, partial, most, (path) => (isWay(path) ? done({ type: 'move', unit, path }) : null));
}

/** One of a few things; the only one is taken without asking. */
function oneOf<Value extends string>(
  partial: Blanks,
  blank: string,
  values: readonly Value[],
  command: (value: Value) => Command,
  factsOf: (value: Value) => Option['facts'] = (value) => ({ [blank]: value }),
): Next {
  const chosen = values.find((value) => value === partial[blank]);
  if (chosen !== undefined) return done(command(chosen));
  return pick(
    blank,
    values.map((value) => ({ value, facts: factsOf(value) })),
  );
}

/** Whether it takes cover; beside that, what it answers to this shot and all to come (AMB-T48-34). */
function answerChoice({ unit }: About<'answer-shot'>, partial: Blanks): Next {
  const given = partial['answer'];
  const standing = STANDING_ANSWERS.find((answer) => answer === given);
  if (standing) return done({ type: 'instruct', instruction: { about: 'cover', unit, answer: standing } });
  const takesCover = given === 'take-cover';
  if (takesCover || given === 'stand') return done({ type: 'answer-shot', takesCover });
  const option = (answer: string): Option => ({ value: answer, facts: { answer } });
  return pick('answer', [
    option('stand'),
    option('take-cover'),
    ...STANDING_ANSWERS.map((answer) => ({ ...option(answer), aside: true as const })),
  ]);
}
const STANDING_ANSWERS = ['always', 'never'] as const;

/** The circle that the marker can be moved within. */
const around = (state: State, { at, most }: About<'scatter'>): readonly (readonly [number, number])[] =>
  circleOutline(state, at, most)
    .filter((point) => checkScatter(state, { ask: 'scatter', thrower: unitId(''), at, most }, point) === null)
    .map(({ x, y }) => [x, y] as const);

function deployChoice(state: State, { units }: About<'deploy'>, partial: Blanks): Next {
  const [only, ...others] = units;
  const id = others.length === 0 ? only : units.find((unit) => unit === partial['unit']);
  if (id === undefined) {
    return pick(
      'unit',
      units.map((unit) => ({ value: unit, facts: characterFacts(characterOf(state, unit)) })),
    );
  }
  const at = placeIn(partial['at']);
  if (at && checkDeploy(state, units, { type: 'deploy', unit: id, at }) === null) {
    return done({ type: 'deploy', unit: id, at });
  }
  const region = deployOutline(state, characterOf(state, id)).map(({ x, y }) => [x, y] as const);
  return { kind: 'point', blank: 'at', region, stands: id };
}

/** The option for enough, and those that stand beside the order. */
interface Enough {
  readonly value: string;
  readonly isOffered: boolean;
  readonly command: Command;
  readonly besides: readonly string[];
}

/** Who acts, or enough; then what it does. */
function actChoice(
  state: State,
  units: readonly UnitId[],
  partial: Blanks,
  enough: Enough,
  isLegal: (action: Action) => boolean,
): Next {
  if (partial['unit'] === enough.value && enough.isOffered) return done(enough.command);
  const id = units.find((unit) => unit === partial['unit']);
  if (id === undefined) {
    const characters = units.map((unit) => ({ value: unit, facts: characterFacts(characterOf(state, unit)) }));
    return pick('unit', [
      ...characters,
      ...(enough.isOffered ? [{ value: enough.value, facts: {} }] : []),
      ...enough.besides.map((value) => ({ value, facts: {}, aside: true as const })),
    ]);
  }
  return actionChoice(state, characterOf(state, id), partial, isLegal);
}
