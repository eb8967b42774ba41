import { nameOf, t } from '../../../i18n/index.js';
import { inPlay, isOffTable } from '../../../rules/finest-hour/aircraft.js';
import type { Command } from '../../../rules/finest-hour/commands.js';
import type { HourQuestion, HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Tongue } from '../words/index.js';

/** What a seat is asked, in one line without the player's name. */
export function questionText({ topic }: HourQuestion, tongue: Tongue): string {
  switch (topic.ask) {
    case 'activate':
      return t(tongue, 'finest-hour.ask.activate', { units: topic.units });
    case 'fly-on':
      return t(tongue, 'finest-hour.ask.fly-on', { unit: topic.unit });
    case 'column': {
      const { unit, test, against } = topic;
      return against === null
        ? t(tongue, 'finest-hour.ask.column', { unit, test })
        : t(tongue, 'finest-hour.ask.column-against', { unit, test, against });
    }
    case 'evade': {
      const { unit, from, free } = topic;
      if (from === null) return t(tongue, 'finest-hour.ask.evade', { unit });
      return t(tongue, free ? 'finest-hour.ask.evade-free' : 'finest-hour.ask.evade-from', { unit, from });
    }
    case 'answer':
      return t(tongue, 'finest-hour.ask.answer', { unit: topic.unit, attackers: topic.attackers });
    case 'rally':
      return t(tongue, 'finest-hour.ask.rally', { leaders: topic.leaders });
  }
}

/** What the buttons say that answer a question. */
export const buttonTexts = (
  { topic, fallback }: HourQuestion,
  tongue: Tongue,
): { readonly order: string; readonly pass: string } => ({
  order: nameOf(tongue, 'finest-hour.order', topic.ask),
  pass: passText(fallback, tongue),
});

/** What passing does (AMB-TFH-15, AMB-TFH-18, AMB-TFH-23, AMB-TFH-24, AMB-TFH-30). */
function passText(fallback: Command, tongue: Tongue): string {
  switch (fallback.type) {
    case 'fly': {
      const { unit, parts } = fallback;
      return t(tongue, parts.length > 0 ? 'finest-hour.pass.fly' : 'finest-hour.pass.idle', { unit });
    }
    case 'fly-on':
      return t(tongue, fallback.parts.length > 0 ? 'finest-hour.pass.fly-on' : 'finest-hour.pass.end');
    case 'take-column':
      return t(tongue, 'finest-hour.pass.roll');
    case 'answer':
      return t(tongue, 'finest-hour.pass.answer', { target: fallback.target });
    case 'evade':
      return t(tongue, 'finest-hour.pass.evade');
    case 'no-rally':
      return t(tongue, 'finest-hour.pass.no-rally');
    default:
      return t(tongue, 'finest-hour.pass.other');
  }
}

/** How many of each side are in the air: `Red 4, Blue 3 (1 burning)`. Guns off the table are not. */
export function airCounts(state: State, tongue: Tongue): string {
  return sidesOf(state)
    .map((side) => {
      const up = inPlay(state, side).filter((one) => !isOffTable(one));
      const burning = up.filter((one) => one.burning).length;
      return burning > 0
        ? t(tongue, 'finest-hour.standing.count-burning', { side, n: up.length, burning })
        : t(tongue, 'finest-hour.standing.count', { side, n: up.length });
    })
    .join(' · ');
}

/** The sides in the order of the roster. */
const sidesOf = ({ aircraft }: State): readonly State['aircraft'][number]['side'][] => [
  ...new Set(aircraft.map(({ side }) => side)),
];

/** How the match stands: turn and whose activations, the dice that say who can be activated, who is in the air. */
export function standingText({ game }: HourView, tongue: Tongue): string {
  const { turn, active, first, phase, dice } = game;
  const air = t(tongue, 'finest-hour.standing.air', { counts: airCounts(game, tongue) });
  if (turn === 0) return `${t(tongue, 'finest-hour.standing.line-up')}\n${air}`;
  const side = active ?? first;
  const counts = sidesOf(game).map((each) =>
    t(tongue, 'finest-hour.standing.count', { side: each, n: dice[each] ?? 0 }),
  );
  return [
    phase === 'rally' || side === null
      ? t(tongue, 'finest-hour.standing.rally', { turn })
      : t(tongue, 'finest-hour.standing.turn', { turn, side }),
    t(tongue, 'finest-hour.standing.dice', { counts: counts.join(' · ') }),
    air,
  ].join('\n');
}
