import type { Dice } from '../../src/rules/kernel/dice.js';
import { refuse } from '../../src/rules/kernel/refusal.js';
import { fail, ok } from '../../src/rules/kernel/result.js';
import type { Stream } from '../../src/rules/kernel/stream.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import type { Kind } from '../../src/streams/kind.js';
import { openKey } from '../../src/streams/courier.js';
import { ANN, BLUE, BOB, RED } from './table.js';
import { toyLibrary } from './counting.js';

/** A tiny campaign: it opens battles of the toy game and keeps how each ended. A die falls with each that is booked. */
export interface Tallying {
  state: {
    readonly diceRolled: number;
    readonly battles: Readonly<Record<string, readonly string[] | null>>;
    readonly bookings: number;
  };
  order: { readonly at: number; readonly command: Tallying['command'] };
  command:
    | { readonly type: 'begin' }
    | { readonly type: 'fight'; readonly battle: string }
    | { readonly type: 'book'; readonly battle: string; readonly winners: readonly string[] | null };
  event:
    | { readonly type: 'Began' }
    | { readonly type: 'Fought'; readonly battle: string }
    | {
        readonly type: 'Booked';
        readonly battle: string;
        readonly winners: readonly string[] | null;
        readonly face: number;
      };
  actor: string;
  viewer: object;
  view: object;
  told: object;
  deciding: { readonly dice: Dice };
}

const evolve = (state: Tallying['state'] | null, event: Tallying['event']): Tallying['state'] => {
  const now = state ?? { diceRolled: 0, battles: {}, bookings: 0 };
  switch (event.type) {
    case 'Began':
      return now;
    case 'Fought':
      return { ...now, battles: { ...now.battles, [event.battle]: null } };
    case 'Booked':
      return {
        diceRolled: now.diceRolled + 1,
        bookings: now.bookings + 1,
        battles: { ...now.battles, [event.battle]: event.winners },
      };
  }
};

const rules: Stream<Tallying> = {
  id: 'tally',
  shape: 1,
  decisions: 1,
  decide(state, order, { dice }) {
    const { command } = order;
    const done = (event: Tallying['event']) => ok({ order, events: [event], state: evolve(state, event) });
    switch (command.type) {
      case 'begin':
        return done({ type: 'Began' });
      case 'fight':
        return command.battle in (state?.battles ?? {})
          ? fail(refuse('tally/fought'))
          : done({ type: 'Fought', battle: command.battle });
      case 'book': {
        const [face = 0] = dice.roll(1, 6, 'book').faces;
        return done({ type: 'Booked', battle: command.battle, winners: command.winners, face });
      }
    }
  },
  evolve,
  view: (state) => state,
  choices: () => ({ kind: 'nothing', refusal: refuse('tally/nothing') }),
  tell: (event) => event,
  upcastEvent: (event) => event as Tallying['event'],
  upcastCommand: (command) => command as Tallying['command'],
};

/** It has two players, whose battles are all alike. */
export const tally: Kind<Tallying> = {
  kind: 'campaign',
  rules,
  mark: () => null,
  era: () => null,
  follows(_before, { header }, events) {
    const fought = events.flatMap((event) => (event.type === 'Fought' ? [event.battle] : []));
    return {
      outbox: fought.map((battle) => ({ post: `battle:${battle}`, action: 'put', seq: header.version })),
      mail: fought.map((subject) => ({
        to: header.id,
        key: openKey(header.id, subject),
        command: { type: 'open', stream: header.id, subject },
      })),
      deadlines: [],
    };
  },
  matchesOn: () => [],
  rested: ({ header }) => ({ about: header.about, orders: [] }),
  async hears(_standing, { match, seq, subject }, matches) {
    const outcome = (await matches.stateAt(match, seq))?.outcome ?? null;
    return { at: 0, command: { type: 'book', battle: subject, winners: outcome?.winners ?? null } };
  },
  awaits: () => [],
  reminds: () => null,
  timeUp: () => null,
  matchFor({ header }, subject) {
    const scenario = toyLibrary.scenario('toy/duel');
    if (!scenario) return null;
    const holder = (player: typeof ANN, side: typeof RED) => ({
      player,
      side,
      seat: seatId(side),
      salt: `${subject}-${side}`,
    });
    return {
      of: { stream: header.id, subject },
      locale: 'en',
      scenario: 'toy/duel',
      options: {},
      forces: {},
      clock: { kind: 'none' },
      setup: scenario.setup({ red: 1, blue: 1 }, {}),
      holders: [holder(ANN, RED), holder(BOB, BLUE)],
    };
  },
  thread: (_standing, subject) => ({ post: `battle:${subject}`, title: subject }),
};
