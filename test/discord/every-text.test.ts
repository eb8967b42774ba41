import { describe, expect, it } from 'vitest';
import { OfflineMatch } from '../../src/cli/offline.js';
import { checkMessage } from '../../src/discord/check-message.js';
import { toPayload } from '../../src/discord/to-components.js';
import { withinLimits } from '../../src/discord/within-limits.js';
import { LOCALES } from '../../src/i18n/locales.js';
import type { Scenario } from '../../src/library/contract.js';
import { libraryOf } from '../support/library.js';
import { seededDice } from '../../src/match/dice.js';
import { channelId, instant, matchId, playerId, type MatchHeader } from '../../src/match/header.js';
import { seededChance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import { textPage } from '../../src/commands/pages.js';
import type { Message } from '../../src/present/message.js';
import { panelMessage } from '../../src/present/posts/panel.js';
import { reportMessage } from '../../src/present/posts/report.js';
import { presenterOf } from '../../src/present/registry.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import { wildOf } from '../fuzz/wild.js';
import { inSoak } from '../support/soak.js';

/** What a match of any scenario says, as long as `SAID_ORDERS` orders: it is looked at before the first and before the last. */
const ORDERS = Number(process.env['SAID_ORDERS'] ?? 21);
/** At one moment of so many it is looked at. */
const EVERY = 20;

const { scenarios } = libraryOf();
const sides = scenarios.flatMap((scenario) => scenario.sides);
const blocks = (text: string, page: number): Message => ({
  kind: 'blocks',
  accent: null,
  blocks: textPage(text, page, 'en', (to) => ({ verb: 'board-page', args: ['0123456789', String(to)] })),
});

/** A match with as many players as it takes, each of whom orders at random. */
function begun(scenario: Scenario): OfflineMatch {
  const players = Object.fromEntries(scenario.sides.map((side) => [side.id, side.players[1]]));
  const dice = (first: number) => seededDice(scenario.id, first);
  const match = OfflineMatch.begin({ id: 'said', scenario, players, options: {}, at: 0, seed: 'said', dice });
  if (!match.ok) throw new Error(`${scenario.id}: ${match.error.code}`);
  return match.value.match;
}

const headerOf = ({ state }: OfflineMatch, scenario: Scenario, locale: MatchHeader['locale']): MatchHeader => ({
  id: matchId('0123456789'),
  ruleset: scenario.ruleset,
  scenario: scenario.id,
  options: {},
  forces: {},
  map: null,
  clock: { kind: 'none' },
  locale,
  guild: '1',
  channel: channelId('100000000000000001'),
  owner: playerId('100000000000000002'),
  status: 'playing',
  holders: state.seats.map((seat, i) => ({
    player: playerId(`1000000000000000${10 + i}`),
    side: seat.side,
    seat: seat.id,
    joinedAt: instant(0),
    salt: '',
  })),
  commitment: '',
  createdAt: instant(0),
  startedAt: instant(0),
  endedAt: null,
  version: 1,
  revision: 1,
});

/** All that can be asked and is posted of a match as it stands, in a language. */
function said(match: OfflineMatch, scenario: Scenario, locale: MatchHeader['locale']): readonly Message[] {
  const presenter = presenterOf(scenario.ruleset, sides);
  const header = headerOf(match, scenario, locale);
  const view = match.rules.view(match.state, spectator);
  const events = match.events.slice(-150).map(({ event }) => event);
  const stretch = { before: view, after: view, events };
  const answers = match.state.seats.flatMap(({ id }) => {
    const seen = match.rules.view(match.state, seated(id));
    return wildOf(match.state.game, seededChance(`${match.orders}${id}`)).inquiries.flatMap((inquiry) => {
      const answer = match.rules.inspect(seen, inquiry);
      return answer.ok ? [presenter.answer(answer.value, seen, locale)] : [];
    });
  });
  return [
    panelMessage(header, stretch, presenter),
    reportMessage({ header, chapter: match.rules.chapter(match.state), stretch, over: false, locale, presenter }),
    ...[...answers, presenter.board(view, locale)].flatMap((text) => [0, 1, 2, 3].map((page) => blocks(text, page))),
  ];
}

describe('D-04 nothing that a match says is too long for a message', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s, in one language or another',
    (_id, scenario) => {
      const match = begun(scenario);
      const player = randomOpponent(match.rules, seededChance(scenario.id));
      let looked = 0;
      while (match.orders < ORDERS && !match.state.outcome) {
        const [open] = match.rules.open(match.state);
        const command = open && player(match.rules.view(match.state, seated(open.seat)), open.seat);
        if (!open || !command) throw new Error('nobody is awaited');
        if (match.orders % EVERY === 0) {
          const turn = (match.orders / EVERY + scenarios.indexOf(scenario)) % LOCALES.length;
          for (const locale of inSoak ? LOCALES : LOCALES.slice(turn, turn + 1)) {
            for (const message of said(match, scenario, locale)) {
              const { message: fitted, long, faults } = withinLimits(message, locale);
              expect({ long, faults }).toEqual({ long: false, faults: [] });
              expect(checkMessage(toPayload(fitted, []))).toEqual([]);
              looked++;
            }
          }
        }
        const result = match.submit({ by: 'seat', seat: open.seat, at: match.orders, command });
        if (!result.ok) throw new Error(result.error.code);
      }
      expect(looked).toBeGreaterThan(12);
    },
  );
});
