import { nameOf, t } from '../../../i18n/index.js';
import { anyOf } from '../../../i18n/format.js';
import type { Tongue } from '../words/index.js';
import { written } from '../../../rules/geometry/plane/point.js';
import { edgeOf } from '../../../rules/tactic148/terrain.js';
import { characterOf, onTable } from '../../../rules/tactic148/characters.js';
import { LENGTHS } from '../../../rules/tactic148/lengths.js';
import { losses } from '../../../rules/tactic148/victory.js';
import type { Command } from '../../../rules/tactic148/commands.js';
import type { TacticQuestion, TacticView } from '../../../rules/tactic148/tactic148.js';
import { pieceNamed, tableTitle } from './names.js';

/** What a seat is asked, in one line without the player's name. */
export function questionText({ topic }: TacticQuestion, view: TacticView, tongue: Tongue): string {
  const state = view.game;
  switch (topic.ask) {
    case 'lay-out': {
      const tables = topic.tables.map((id) => tableTitle(state, id, tongue));
      return t(tongue, 'tactic148.ask.lay-out', { tables: anyOf(tongue.locale, tables) });
    }
    case 'edge':
      return t(tongue, 'tactic148.ask.edge', { edges: topic.edges });
    case 'objective': {
      const pieces = topic.pieces.map((id) => pieceNamed(state, id, tongue));
      return t(tongue, 'tactic148.ask.objective', { pieces: anyOf(tongue.locale, pieces) });
    }
    case 'deploy': {
      const [first] = topic.units;
      const edge = first === undefined ? '' : edgeOf(state, characterOf(state, first).side);
      return t(tongue, 'tactic148.ask.deploy', { units: topic.units, edge, most: LENGTHS.deployment });
    }
    case 'act': {
      const tokens = tokensFor(view, topic.units);
      return t(tongue, topic.mustSpend ? 'tactic148.ask.act-must' : 'tactic148.ask.act', { tokens });
    }
    case 'react':
      return t(tongue, `tactic148.ask.react-${topic.before}`, { tokens: tokensFor(view, topic.units) });
    case 'answer-shot': {
      const { unit, shooter, needed } = topic;
      return t(tongue, 'tactic148.ask.answer-shot', { unit, shooter, needed, then: needed + 1 });
    }
    case 'assault-move':
      return t(tongue, 'tactic148.ask.assault-move', { unit: topic.unit, most: topic.most });
    case 'scatter':
      return t(tongue, 'tactic148.ask.scatter', { unit: topic.thrower, at: written(topic.at), most: topic.most });
    case 'wound':
      return t(tongue, `tactic148.ask.wound-${topic.cause}`, { units: topic.units });
    case 'fight':
      return t(tongue, 'tactic148.ask.fight', { unit: topic.unit, enemies: topic.enemies });
  }
}

/** What the buttons say that answer a question. */
export const buttonTexts = (
  { topic, fallback }: TacticQuestion,
  tongue: Tongue,
): { readonly order: string; readonly pass: string } => ({
  order: nameOf(tongue, 'tactic148.order', topic.ask),
  pass: nameOf(tongue, 'tactic148.pass', passKey(fallback)),
});

function passKey(fallback: Command): string {
  switch (fallback.type) {
    case 'end-turn':
      return fallback.cover === null ? 'end-turn' : 'end-turn-cover';
    case 'answer-shot':
      return fallback.takesCover ? 'take-cover' : 'stand';
    case 'deploy':
    case 'let-pass':
    case 'stay':
      return fallback.type;
    default:
      return 'other';
  }
}

function tokensFor({ game }: TacticView, units: readonly string[]): number {
  const one = game.characters.find(({ id }) => units.includes(id));
  return one ? (game.tokens[one.side] ?? 0) : 0;
}

/** How the match stands: round and whose turn, tokens, who is left, how much each side has lost of how much. */
export function standingText({ game, sides }: TacticView, tongue: Tongue): string {
  const { round, active, phase } = game;
  if (active === null) return `**${nameOf(tongue, 'tactic148.phase', phase)}**`;
  const tokens = sides.map((side) => t(tongue, 'tactic148.standing.count', { side, n: game.tokens[side] ?? 0 }));
  const left = sides.map((side) => {
    const { lost, of } = losses(game, side);
    return t(tongue, 'tactic148.standing.left', { side, n: onTable(game, side).length, lost, of });
  });
  const counts = game.mode === 'mission' && game.options.missionLoss === 'characters' ? 'characters' : 'points';
  return [
    t(tongue, 'tactic148.standing.turn', { round, side: active }),
    t(tongue, 'tactic148.standing.tokens', { counts: tokens.join(' · ') }),
    t(tongue, `tactic148.standing.losses-${counts}`, { counts: left.join(' · ') }),
  ].join('\n');
}
