import { describe, expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import { rulesetOf } from '../../src/games/index.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { channelId, playerId, type MatchId } from '../../src/match/header.js';
import type { Submission } from '../../src/match/acts.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { parseHex } from '../../src/rules/geometry/hex/hex.js';
import { accepted, toyLibrary } from '../support/counting.js';
import { openHouse, type House } from '../support/table.js';

/** *Why did Arbitre do that?*, asked in two worlds that differ in what Arbitre hides: whether it answers gives nothing away. */

type Command = AnyGame['command'];

const scenario = libraryOf('test/games/ambush/scenarios').scenarios.find(({ id }) => id === 'ambush/two-paths');
if (!scenario) throw new Error('no scenario');

const ANN = playerId('1001');
const hex = (at: string) => parseHex(at) ?? unreadable(at);

/** What differs between two worlds. */
interface World {
  /** The side that Ann plays. Arbitre plays the other, and buries its mines where it is the owls. */
  readonly side: 'foxes' | 'owls';
  readonly mines: readonly string[];
  /** So often Ann says that her mines are to sleep, or to go off. */
  readonly words: number;
}

/** What Arbitre says of each of its orders while one order after the other is given. */
async function told({ side, mines, words }: World): Promise<readonly unknown[]> {
  const buried = mines.map(hex);
  const owls = (command: Command): Command => (command.type === 'bury' ? { type: 'bury', hexes: buried } : command);
  const house = await openHouse({
    library: { ...toyLibrary, scenario: () => scenario ?? null },
    rulesetOf: () => rulesetOf('ambush'),
    opponentOf: () => (view, seat) => {
      const question = view.questions.find((one) => one.seat === seat);
      return question ? owls(question.fallback) : null;
    },
    explainOf: () => (view, seat) => {
      const question = view.questions.find((one) => one.seat === seat);
      return question
        ? [{ command: owls(question.fallback), value: 1, reasons: [{ reason: 'nearest', value: 1 }] }]
        : [];
    },
  });
  try {
    const match = await started(house, side);
    const said: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      for (const { id, command } of await house.referee.ownChoices(match))
        said.push([id, command, await house.referee.whyOrdered(match, id)]);
      const pass: Submission = { ...house.act(ANN), match, seat: null, question: null, command: { type: 'pass' } };
      const bury: Submission = { ...pass, command: { type: 'bury', hexes: buried } };
      await house.referee.submit(side === 'owls' && i === 0 ? bury : pass);
      await house.referee.idle();
    }
    for (let i = 0; i < words; i++) {
      const word: Submission = {
        ...house.act(ANN),
        match,
        seat: null,
        question: null,
        command: { type: 'mines', live: i % 2 === 1 },
      };
      accepted(await house.referee.submit(word));
    }
    for (const { id, command } of await house.referee.ownChoices(match))
      said.push([id, command, await house.referee.whyOrdered(match, id)]);
    return said;
  } finally {
    await house.store.close();
  }
}

async function started(house: House, side: string): Promise<MatchId> {
  const made = await house.referee.create({
    ...house.act(ANN),
    scenario: 'ambush/two-paths',
    options: {},
    locale: 'en',
    guild: null,
    channel: channelId('2001'),
    side: sideId(side),
    opponent: 'referee',
  });
  const match = accepted(made).table.header.id;
  accepted(await house.referee.start({ ...house.act(ANN), match }));
  await house.referee.idle();
  return match;
}

describe('why Arbitre did that', () => {
  test('S-03 is answered the same whether it hides anything or not', async () => {
    const none = await told({ side: 'foxes', mines: [], words: 0 });
    expect(none.length).toBeGreaterThan(4);
    expect(await told({ side: 'foxes', mines: ['0404'], words: 0 })).toEqual(none);
  });

  test('S-03 reaches as far back however much is said since that nobody else is told of', async () => {
    const none = await told({ side: 'owls', mines: ['0404'], words: 0 });
    expect(none.length).toBeGreaterThan(4);
    // Each word is two events.
    expect(await told({ side: 'owls', mines: ['0404'], words: 160 })).toEqual(none);
  });
});

function unreadable(at: string): never {
  throw new Error(`no hex ${at}`);
}
