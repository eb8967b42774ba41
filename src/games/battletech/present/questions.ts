import { gaitOf } from '../../../rules/battletech/gait.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { zoneOf } from '../../../rules/battletech/deployment.js';
import { byInitiative } from '../../../rules/battletech/turn.js';
import { activeOf } from '../../../rules/battletech/units.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Topic } from '../../../rules/battletech/commands.js';
import type { Question } from '../../../rules/kernel/questions.js';
import type { SeatId, SideId, UnitId } from '../../../rules/kernel/ids.js';
import { all, mountsText, findUnit, unitOf, UNKNOWN } from './names.js';

/** What a seat is asked, in one line without the player's name. */
export function questionText(
  { topic, seat }: Question<BattleTech['topic'], BattleTech['command']>,
  view: BattleTechView,
  tongue: Tongue,
): string {
  switch (topic.ask) {
    case 'lay-mines':
      return t(tongue, 'battletech.ask.lay-mines', { most: topic.most });
    case 'bombard': {
      const { gun, left, lands } = topic;
      return t(tongue, 'battletech.ask.bombard', { gun: t(tongue, `battletech.gun.${gun}`), left, lands });
    }
    case 'deploy':
      return deployText(topic.units, seat, view, tongue);
    case 'move':
    case 'move-named':
    case 'declare':
      return unitText(topic.ask === 'declare' ? 'declare' : 'move', topic.units, tongue);
    case 'move-on': {
      const { units, mode, mp } = topic;
      const gait = gaitOf(unitOf(view.game, units[0]), mode);
      return t(tongue, 'battletech.ask.move-on', { unit: units[0], mode: gait, mp: mp ?? UNKNOWN });
    }
    case 'step-aside':
      return t(tongue, 'battletech.ask.step-aside', { unit: topic.units[0], facing: FACING_NAMES[topic.way] });
    case 'attack':
      return topic.at === undefined
        ? unitText(topic.ask, topic.units, tongue)
        : t(tongue, 'battletech.ask.overwatch', { unit: topic.units[0] ?? '', target: topic.at });
    case 'strike':
      return unitText(topic.ask, topic.units, tongue);
    case 'split-hex': {
      const { attacker, target } = topic;
      return t(tongue, 'battletech.ask.split-hex', { attacker, target, pairs: pairsText(topic, tongue) });
    }
    case 'impossible-shots':
    case 'fire': {
      const weapons = mountsText(findUnit(view.game, topic.unit), topic.mounts, tongue);
      return t(tongue, `battletech.ask.${topic.ask}`, { unit: topic.unit, weapons });
    }
  }
}

function unitText(ask: 'move' | 'declare' | 'attack' | 'strike', units: readonly UnitId[], tongue: Tongue): string {
  const [unit, ...others] = units;
  return unit !== undefined && others.length === 0
    ? t(tongue, `battletech.ask.${ask}`, { unit })
    : t(tongue, `battletech.ask.${ask}-one-of`, { units });
}

function deployText(units: readonly UnitId[], seat: SeatId, view: BattleTechView, tongue: Tongue): string {
  const [unit, ...others] = units;
  const side = view.seats.find(({ id }) => id === seat)?.side;
  if (unit === undefined || side === undefined) return t(tongue, 'battletech.blank.unit');
  const [from, to] = zoneOf(view.game, side).rows;
  const zone = { rows: from === to ? `${from}` : `${from}–${to}`, many: from === to ? 1 : 2 };
  return others.length === 0
    ? t(tongue, 'battletech.ask.deploy', { unit, ...zone })
    : t(tongue, 'battletech.ask.deploy-one-of', { units, ...zone });
}

const pairsText = ({ pairs }: Extract<Topic, { ask: 'split-hex' }>, tongue: Tongue): string =>
  all(
    tongue,
    pairs.map(([left, right]) => t(tongue, 'battletech.ask.split-hex-pair', { left, right })),
  );

/** How the match stands: turn and phase, who holds the initiative, how many units each side has left. */
export function standingText(view: BattleTechView, tongue: Tongue): string {
  const { turn, phase } = view.game;
  const [initiative, ...others] = byInitiative(view.game);
  const counts = view.sides.map((side) =>
    t(tongue, 'battletech.standing.count', { side, units: activeOf(view.game, side).length }),
  );
  return [
    turn === 0
      ? t(tongue, 'battletech.standing.before', { phase })
      : t(tongue, 'battletech.standing.turn', { turn, phase }),
    ...(initiative === undefined ? [] : [initiativeText(initiative, others, tongue)]),
    ...(turn === 0 ? [] : [t(tongue, 'battletech.standing.units', { counts: counts.join(' · ') })]),
  ].join('\n');
}

/** Who holds the initiative; of more than two sides all in their order, in which they act from the last to the first (AMB-SEQ-07). */
function initiativeText(first: SideId, others: readonly SideId[], tongue: Tongue): string {
  if (others.length === 0) return t(tongue, 'battletech.standing.initiative', { side: first });
  const sides = [first, ...others].map((side) => nameOf(tongue, 'side', side)).join(' > ');
  return t(tongue, 'battletech.standing.ranking', { sides });
}
