import { expect, test } from 'vitest';
import { OfflineMatch } from '../../../src/cli/offline.js';
import type { Scenario } from '../../../src/library/contract.js';
import { libraryOf } from '../../support/library.js';
import { seededDice } from '../../../src/match/dice.js';
import { verifyTranscript } from '../../../src/match/verify.js';
import { rulesetOf } from '../../../src/games/index.js';
import { transcriptText } from '../../../src/match/transcript.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { nearestOf } from '../../../src/opponent/registry.js';
import { ORDER_COMMANDS, type OrderCommand } from '../../../src/orders/contract.js';
import { formatLine, parseLine } from '../../../src/orders/line.js';
import { ordersOf } from '../../../src/orders/registry.js';
import type { KernelCommand, MatchView, Outcome } from '../../../src/rules/kernel/contract.js';
import type { SeatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../../src/rules/registry.js';
import { accepted } from '../../support/counting.js';
import { blanksTo } from '../../support/press-any.js';
import { blanksNear } from '../../support/press-hour.js';
import { usually } from '../../support/soak.js';

/** A campaign of three sorties from the first order to the last, in memory; the referee flies the rest. */

const library = libraryOf();

/** What the player answers; `n` counts the answers. */
type Player = (view: MatchView<AnyGame>, seat: SeatId, n: number) => AnyGame['command'] | KernelCommand;

/** Answers nothing. */
const absent: Player = () => ({ type: 'pass' });

/** What the plainest opponent would order. */
const wished: Player = (view, seat) => nearestOf('finest-hour')(view, seat) ?? { type: 'pass' };

/** Types each order, in each language in turn. */
const typing: Player = (view, seat, n) => {
  const locale = LOCALES[n % LOCALES.length] ?? 'en';
  const orders = ordersOf('finest-hour');
  const line = formatLine(orders.format(wished(view, seat, n), locale), locale);
  const { command, options } = accepted(parseLine(line, locale));
  if (!isOrder(command)) throw new Error(line);
  return accepted(orders.parse({ command, options }, locale, view, seat));
};
const isOrder = (command: string): command is OrderCommand => ORDER_COMMANDS.some((each) => each === command);

/** Taps each order: the plain one nearest to it to which buttons and menus lead. */
const tapping: Player = (view, seat, n) => {
  const order = wished(view, seat, n);
  const rules = rulesetOf('finest-hour');
  const chosen =
    order.type === 'fly' || order.type === 'fly-on'
      ? blanksNear(rules, view, seat, order)
      : blanksTo(rules, view, seat, order);
  const choice = rules.choices(
    view,
    seat,
    Object.fromEntries(Object.entries(chosen).map(([blank, values]) => [blank, values.join(' ')])),
  );
  return choice.kind === 'done' ? choice.command : order;
};

function flown(scenario: Scenario, seed: string, player: Player): Outcome {
  const dice = (first: number) => seededDice(seed, first);
  const { match } = accepted(OfflineMatch.begin({ id: seed, scenario, players: {}, options: {}, at: 0, seed, dice }));
  for (let orders = 0; !match.state.outcome && orders < 400; orders++) {
    const [question] = match.rules.open(match.state);
    const seat = question?.seat ?? raise('nobody is asked');
    const command = player(match.rules.view(match.state, seated(seat)), seat, orders);
    accepted(match.submit({ by: 'seat', seat, at: 0, command }));
  }
  const text = transcriptText(match.transcript());
  expect(verifyTranscript(Buffer.from(text, 'utf8'), rulesetOf)).toMatchObject({ ok: true });
  return match.state.outcome ?? raise('it has no end');
}

/** The squadron of each sortie, each flown by who came home from the one before. */
function campaign(seed: string, player: Player): readonly string[] {
  const flew: string[] = [];
  let scenario = library.scenario('finest-hour/three-sorties-1');
  while (scenario) {
    flew.push(scenario.sides.find(({ id }) => id === 'squadron')?.units.join(', ') ?? '');
    const outcome = flown(scenario, seed, player);
    const next = scenario.sequel?.(outcome);
    scenario = next
      ? accepted(library.scenario(next.scenario)?.withForces({ [next.side]: next.roster }) ?? raise('no next'))
      : null;
  }
  return flew;
}

test.each(
  usually([
    ['c', ['Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3']],
    ['a', ['Red-1, Red-2, Red-3, Red-4', 'Red-1, Red-2, Red-3, Red-4', 'Red-1']],
    ['b', ['Red-1, Red-2, Red-3, Red-4']],
  ]),
)('three sorties end to end, seed %s: each is flown by who came home from the one before', (seed, squadrons) => {
  expect(campaign(seed, absent)).toEqual(squadrons);
});

test.each([
  ['typed, in each language', typing],
  ['picked from what buttons and menus offer', tapping],
])('the three sorties end to end, each order %s', (_, player) => {
  expect(campaign('d', player)).toEqual(['Red-1, Red-2, Red-3, Red-4', 'Red-2, Red-3, Red-4', 'Red-2, Red-3']);
});

function raise(why: string): never {
  throw new Error(why);
}
