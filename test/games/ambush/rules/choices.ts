import { hexesOf, parseHex, type Hex } from '../../../../src/rules/geometry/hex/hex.js';
import { done, pick, type Choice, type Option, type Blanks } from '../../../../src/rules/kernel/choices.js';
import { never } from '../../../../src/rules/kernel/ids.js';
import type { AmbushQuestion, AmbushView } from './ambush.js';
import { freeHome, isMinable, mostSteps, neededAt, pieceOf, scannable, stepsFrom, targetsOf } from './board.js';
import { mayHide } from './check.js';
import type { Command } from './orders.js';
import { STANCES, type Piece, type State } from './types.js';

type Next = Choice<Command>;

/** To go no further. */
const STOP = 'stop';

const option = (value: string): Option => ({ value, facts: {} });
const atHex = (hex: Hex): Option => ({ value: hex, facts: { hex } });
const hexIn = (known: readonly Hex[], typed: string | undefined): Hex | undefined =>
  known.find((hex) => hex === parseHex(typed ?? ''));

/** The next blank of the order that a question asks for. */
export function choices({ game }: AmbushView, { topic }: AmbushQuestion, partial: Blanks): Next {
  switch (topic.ask) {
    case 'bury': {
      const known = hexesOf(game).filter((hex) => isMinable(game, hex));
      const typed = partial['mines'];
      const hexes = (typed ?? '').split(' ').flatMap((one) => hexIn(known, one) ?? []);
      const isWhole = typed !== undefined && hexes.length <= topic.most;
      return isWhole ? done({ type: 'bury', hexes }) : pick('mines', known.map(atHex), 0, topic.most);
    }
    case 'deploy': {
      const piece = pieceOf(game, topic.unit);
      const known = freeHome(game, piece.side);
      const at = hexIn(known, partial['at']);
      if (at === undefined) return pick('at', known.map(atHex));
      const deployed = (hidden: boolean): Next => done({ type: 'deploy', unit: piece.id, at, hidden });
      if (!mayHide(game, piece) || partial['hidden'] === 'no') return deployed(false);
      return partial['hidden'] === 'yes' ? deployed(true) : pick('hidden', [option('no'), option('yes')]);
    }
    case 'stance': {
      const stance = STANCES.find((one) => one === partial['stance']);
      return stance ? done({ type: 'stance', stance }) : pick('stance', STANCES.map(option));
    }
    case 'act': {
      const unit = topic.units.find((id) => id === partial['unit']);
      if (unit === undefined) return pick('unit', topic.units.map(option));
      return actionChoice(game, pieceOf(game, unit), partial);
    }
    default:
      return never(topic);
  }
}

function actionChoice(game: State, piece: Piece, partial: Blanks): Next {
  const { id: unit, at: from } = piece;
  const steps = from === null ? [] : stepsFrom(game, from);
  const places = from === null ? [] : scannable(game, from);
  const targets = targetsOf(game, piece);
  const offered = [
    ...(steps.length > 0 ? ['move'] : []),
    ...(places.length > 0 ? ['scan'] : []),
    ...(targets.length > 0 ? ['fire'] : []),
    'hold',
  ];
  const action = offered.find((one) => one === partial['action']);
  switch (action) {
    case 'move':
      return pathChoice(game, piece, steps, partial);
    case 'scan': {
      const at = hexIn(places, partial['place']);
      return at === undefined ? pick('place', places.map(atHex)) : done({ type: 'scan', unit, at });
    }
    case 'fire': {
      const target = targets.find(({ id }) => id === partial['target']);
      if (target) return done({ type: 'fire', unit, target: target.id });
      return pick(
        'target',
        targets.map((one) => ({ value: one.id, facts: { needed: neededAt(game, one) } })),
      );
    }
    case 'hold':
      return done({ type: 'hold', unit });
    default:
      return pick('action', offered.map(option));
  }
}

/** One step after the other, as many as there may be. */
function pathChoice(game: State, piece: Piece, first: readonly Hex[], partial: Blanks): Next {
  const path: Hex[] = [];
  const most = mostSteps(game, piece);
  let known = first;
  while (path.length < most && known.length > 0) {
    const blank = `step${path.length + 1}`;
    if (path.length > 0 && partial[blank] === STOP) break;
    const to = hexIn(known, partial[blank]);
    if (to === undefined) return pick(blank, [...(path.length > 0 ? [option(STOP)] : []), ...known.map(atHex)]);
    path.push(to);
    // Its own hex is free again once it has left it.
    known = stepsFrom({ ...game, pieces: game.pieces.filter(({ id }) => id !== piece.id) }, to);
  }
  return done({ type: 'move', unit: piece.id, path });
}
