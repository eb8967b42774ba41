import { describe, expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import { instant } from '../../src/match/header.js';
import { MOST_GIVEN, MOST_KEPT, MOST_TRIES } from '../../src/match/standing.js';
import { opponentOf } from '../../src/opponent/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { createStandingReader } from '../../src/orders/standing-reader.js';
import type { Command } from '../../src/rules/battletech/commands.js';
import { seatId, sideId, unitId, type SeatId } from '../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import type { StandingText } from '../../src/rules/kernel/standing.js';
import { accepted } from '../support/counting.js';
import { hex } from '../support/quick-start.js';
import { ANN, BOB, lobby, openHouse, order, sit } from '../support/table.js';

const library = libraryOf();
const DEFENDER = seatId('defender');
const ATTACKER = seatId('attacker');
const stand = (unit: string): Command => ({ type: 'move', unit: unitId(unit), mode: 'stand', steps: '', exit: false });

/** A green duel of two people at a house whose clock the test sets; both have deployed, far from each other. */
async function duel(options: Readonly<Record<string, string>> = {}, random: (size: number) => Uint8Array = half) {
  const clock = { now: Date.UTC(2026, 0, 1, 10) };
  const house = await openHouse({
    library,
    rulesetOf,
    opponentOf,
    reader: createStandingReader(),
    now: () => instant(clock.now),
    randomBytes: random,
  });
  const made = lobby(house, { scenario: 'battletech/green', side: null, options });
  const match = accepted(await house.referee.create(made)).table.header.id;
  await sit(house, match, ANN, sideId('defender'));
  await sit(house, match, BOB, sideId('attacker'));
  accepted(await house.referee.start({ ...house.act(ANN), match }));
  const table = { house, match, clock };
  await give(table, DEFENDER, { type: 'deploy', unit: unitId('HBK-4G'), hex: hex('0817'), facing: 0 });
  await give(table, ATTACKER, { type: 'deploy', unit: unitId('ENF-4R'), hex: hex('0801'), facing: 3 });
  return table;
}

const half = (size: number): Uint8Array => new Uint8Array(size).fill(127);
type At = Awaited<ReturnType<typeof duel>>;

/** Gives an order for a seat at the time of the clock. */
async function give({ house, match, clock }: At, seat: SeatId, command: Command | { type: 'pass' }): Promise<void> {
  const player = seat === DEFENDER ? ANN : BOB;
  const given = order(house, match, player, command, { at: instant(clock.now), seat });
  accepted(await house.referee.submit(given));
  await house.referee.idle();
}

const text = (line: string, more: Partial<StandingText> = {}): StandingText => ({
  order: line,
  repeat: 'once',
  on: 'any',
  if: null,
  else: null,
  ...more,
});

async function keep({ house, match, clock }: At, seat: SeatId, kept: StandingText, state: 'offered' | 'kept' = 'kept') {
  const made = await house.referee.keep({ match, seat, text: kept, locale: 'en', state, at: instant(clock.now) });
  await house.referee.idle();
  return made;
}

const stateOf = async ({ house, match }: At) => {
  const state = (await house.referee.table(match))?.state;
  if (!state) throw new Error('the match has not begun');
  return rulesetOf('battletech').view(state, spectator);
};
const unitOf = async (at: At, id: string) => {
  const { game } = await stateOf(at);
  return 'units' in game ? game.units.find((unit) => unit.id === id) : undefined;
};
const awaited = async (at: At) => (await stateOf(at)).questions.map(({ seat, topic }) => `${seat}:${topic.ask}`);
const keptBy = async ({ house, match }: At, seat: SeatId) => (await house.referee.standings(match, seat, 'only')).kept;
const loserOf = async (at: At): Promise<{ loser: SeatId; winner: SeatId; late: string; early: string }> => {
  const [first] = await awaited(at);
  return first === 'defender:move'
    ? { loser: DEFENDER, winner: ATTACKER, early: 'HBK-4G', late: 'ENF-4R' }
    : { loser: ATTACKER, winner: DEFENDER, early: 'ENF-4R', late: 'HBK-4G' };
};

describe('an order kept for later', () => {
  test('is given when a question opens that it answers, once, and its events say so', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const made = accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    expect((await unitOf(at, late))?.moved).toBeNull();
    await give(at, loser, stand(early));
    const { house, match } = at;
    const moved = (await house.referee.history(match, 1, 999, spectator)).filter(
      ({ event }) => event.type === 'UnitMoved',
    );
    expect(moved.map(({ order: key }) => key)[1]).toMatch(new RegExp(`^standing:${made.id}:q\\d+$`));
    expect((await house.store.orders(match)).at(-1)).toMatchObject({ by: 'seat', seat: winner });
    expect(await keptBy(at, winner)).toEqual([]);
  });

  test('is seen by nobody else: not in views, history or export before it is used', async () => {
    const at = await duel();
    const { loser, winner, late } = await loserOf(at);
    const { house, match } = at;
    const looks = async () => {
      const { state } = (await house.referee.table(match)) ?? {};
      if (!state) throw new Error('no state');
      const views = [spectator, seated(loser), seated(winner)].map((viewer) =>
        rulesetOf('battletech').view(state, viewer),
      );
      const told = await house.referee.history(match, 1, 999, seated(loser));
      return JSON.stringify([views, told, await house.store.orders(match), await house.store.posts(match)]);
    };
    const before = await looks();
    accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    expect(await looks()).toBe(before);
    expect(await keptBy(at, loser)).toEqual([]);
    expect(JSON.stringify(await house.referee.export(match))).not.toContain('walk F');
  });

  test('that is refused when tried stays, says why, and is tried again at the next question only', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    accepted(await keep(at, winner, text(`/move unit:${late} order:run 9F`)));
    await give(at, loser, stand(early));
    expect((await unitOf(at, late))?.moved).toBeNull();
    const [kept] = await keptBy(at, winner);
    expect(kept).toMatchObject({ state: 'kept', tries: 1, refusal: { code: 'battletech/not-enough-mp' } });
    await give(at, winner, stand(late));
    expect((await keptBy(at, winner))[0]?.tries).toBeGreaterThanOrEqual(1);
  });

  test('rests when it was refused too often', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const made = accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    await at.house.store.changeStanding({ ...made, tries: MOST_TRIES });
    await give(at, loser, stand(early));
    expect(await awaited(at)).toEqual([`${winner}:move`]);
    expect(await keptBy(at, winner)).toHaveLength(1);
  });

  test('is given each time it fits with `always`, and with a condition only when that holds', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    accepted(await keep(at, winner, text(`/move unit:${late} order:stand`, { repeat: 'always', if: 'not in sight' })));
    accepted(
      await keep(at, loser, text(`/move unit:${early} order:stand`, { repeat: 'always', if: 'enemy within 3' })),
    );
    expect(await awaited(at)).toEqual([`${loser}:move`]);
    await give(at, loser, stand(early));
    expect(await keptBy(at, winner)).toHaveLength(1);
    expect(await keptBy(at, loser)).toHaveLength(1);
  });

  test('on a kind of question leaves the others alone', async () => {
    const at = await duel();
    const { loser, winner, early } = await loserOf(at);
    accepted(await keep(at, winner, text('/pass', { repeat: 'always', on: 'reaction' })));
    await give(at, loser, stand(early));
    expect(await awaited(at)).toEqual([`${winner}:move`]);
  });

  test('is offered first where it comes from a refusal, and waits to be taken up', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const first = accepted(await keep(at, winner, text(`/move unit:${late} order:stand`), 'offered'));
    const offer = accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`), 'offered'));
    await give(at, loser, stand(early));
    expect(await awaited(at)).toEqual([`${winner}:move`]);
    const { house, match } = at;
    expect(await house.referee.takeUp(match, winner, first.id)).toBeNull();
    expect(await house.referee.takeUp(match, loser, offer.id)).toBeNull();
    expect(await house.referee.takeUp(match, winner, offer.id)).toMatchObject({ state: 'kept' });
    await house.referee.idle();
    const moved = (await house.referee.history(match, 1, 999, spectator)).filter(
      ({ event }) => event.type === 'UnitMoved',
    );
    expect(moved).toHaveLength(2);
  });

  test('is not taken beyond 25 a seat, and can be withdrawn by its seat alone', async () => {
    const at = await duel();
    const { loser, winner } = await loserOf(at);
    for (let i = 0; i < MOST_KEPT; i++) accepted(await keep(at, winner, text('/pass', { on: 'reaction' })));
    expect(await keep(at, winner, text('/pass', { on: 'reaction' }))).toMatchObject({
      error: { code: 'standing/too-many', params: { most: MOST_KEPT } },
    });
    const { house, match } = at;
    expect(await house.referee.withdrawKept(match, loser, 1)).toBe(false);
    expect(await house.referee.withdrawKept(match, winner, 1)).toBe(true);
    expect(await house.referee.withdrawKept(match, winner, 1)).toBe(false);
  });

  test('goes when the match ends', async () => {
    const at = await duel();
    const { winner } = await loserOf(at);
    accepted(await keep(at, winner, text('/pass', { on: 'reaction' })));
    await at.house.referee.choosePasses(at.match, winner, 'reactions');
    accepted(await at.house.referee.submit(order(at.house, at.match, ANN, { type: 'concede' })));
    await at.house.referee.idle();
    expect(await at.house.store.standings(at.match)).toEqual([]);
    expect(await at.house.store.autoPass(at.match, winner)).toBe('off');
  });

  test('is still there after a restart, and given when its question is open by then', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    const again = await openHouse({
      store: at.house.store,
      library,
      rulesetOf,
      opponentOf,
      reader: createStandingReader(),
      now: () => instant(at.clock.now),
    });
    await give({ ...at, house: again }, loser, stand(early));
    expect(await keptBy(at, winner)).toEqual([]);
  });
});

describe('questions left to Arbitre', () => {
  /** A seat that can only answer in one way: its unit cannot move, but its mate can. */
  test('are passed after a delay, not at once, and an answer by hand comes first', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const { house, match, clock } = at;
    await house.referee.choosePasses(match, winner, 'reactions');
    await give(at, loser, stand(early));
    // A move is no reaction and leaves a choice: it is theirs.
    expect(await house.store.passes(match)).toEqual([]);
    await house.store.addPass({
      match,
      question: (await stateOf(at)).questions[0]?.id ?? never(),
      seat: winner,
      due: instant(clock.now + 60_000),
    });
    await house.referee.passDue();
    await house.referee.idle();
    expect(await awaited(at)).toEqual([`${winner}:move`]);
    clock.now += 60_000;
    await house.referee.passDue();
    await house.referee.idle();
    const orders = await house.store.orders(match);
    expect(orders.find(({ key }) => key.startsWith('autopass:'))).toMatchObject({ by: 'seat', seat: winner });
    expect(await house.store.passes(match)).toEqual([]);
    expect(late).toBeDefined();
  });
});

const never = (): never => {
  throw new Error('nobody is awaited');
};

describe('the names of sides', () => {
  test('issue 17: a kept order is read with those of the scenario of its match', async () => {
    const read: string[] = [];
    const reader = createStandingReader(({ scenario }) => {
      read.push(scenario);
      return [];
    });
    const at = await duel();
    const again = await openHouse({ store: at.house.store, library, rulesetOf, opponentOf, reader });
    accepted(await keep({ ...at, house: again }, DEFENDER, text('/move unit:HBK-4G order:walk F')));
    expect(new Set(read)).toEqual(new Set(['battletech/green']));
  });
});

describe('an order whose unit is gone', () => {
  test('is dropped, and its player is told so once', async () => {
    const house = await openHouse({ library, rulesetOf, opponentOf, reader: createStandingReader() });
    const made = lobby(house, { scenario: 'battletech/two-a-side', side: null });
    const match = accepted(await house.referee.create(made)).table.header.id;
    const [south, north] = [seatId('south'), seatId('north')];
    await sit(house, match, ANN, sideId('south'));
    await sit(house, match, BOB, sideId('north'));
    accepted(await house.referee.start({ ...house.act(ANN), match }));
    const say = async (player: typeof ANN, command: Command | { type: 'pass' }) => {
      accepted(await house.referee.submit(order(house, match, player, command)));
      await house.referee.idle();
    };
    const asked = async () => {
      const state = (await house.referee.table(match))?.state;
      if (!state) throw new Error('the match has not begun');
      return rulesetOf('battletech').view(state, spectator).questions[0];
    };
    // At the edge, with its back to the enemy: one step leads off the map, and the unit counts as destroyed.
    await say(ANN, { type: 'deploy', unit: unitId('CLNT-2-3T'), hex: hex('0817'), facing: 3 });
    while ((await asked())?.topic.ask === 'deploy')
      await say((await asked())?.seat === south ? ANN : BOB, { type: 'pass' });
    const late = text('/declare unit:CLNT-2-3T weapons:none', { on: 'reaction' });
    const at = instant(Date.UTC(2026, 0, 1));
    accepted(await house.referee.keep({ match, seat: south, text: late, locale: 'en', state: 'kept', at }));
    while ((await asked())?.seat === north) await say(BOB, { type: 'pass' });
    await say(ANN, { type: 'move', unit: unitId('CLNT-2-3T'), mode: 'walk', steps: 'F', exit: true });
    expect((await house.referee.standings(match, south)).kept).toMatchObject([
      { state: 'dropped', refusal: { code: 'battletech/not-on-map', params: { unit: 'CLNT-2-3T' } } },
    ]);
    expect((await house.referee.standings(match, south)).kept).toEqual([]);
  });
});

describe('going back', () => {
  test('lets an order that is given each time rest at the question that was put anew', async () => {
    const at = await duel();
    const { house, match, clock } = at;
    const { loser, winner, early, late } = await loserOf(at);
    const [taker, other] = winner === DEFENDER ? [ANN, BOB] : [BOB, ANN];
    accepted(await keep(at, winner, text(`/move unit:${late} order:stand`, { repeat: 'always' })));
    await give(at, loser, stand(early));
    accepted(await house.referee.undo({ ...house.act(taker), at: instant(clock.now), match }));
    const { proposal } = await stateOf(at);
    const agree = { ...house.act(other), at: instant(clock.now), match, proposal: proposal?.id ?? '', agrees: true };
    accepted(await house.referee.vote(agree));
    await house.referee.idle();
    expect(await awaited(at)).toEqual([`${winner}:move`]);
    // It is for its player to answer; what comes after is given again.
    await give(at, winner, stand(late));
    expect(await keptBy(at, winner)).toMatchObject([{ state: 'kept' }]);
  });
});

describe('an order kept for once whose use is taken back', () => {
  /** Both agree to take back what a seat ordered last. */
  async function takeBack(at: At, by: SeatId): Promise<void> {
    const { house, match, clock } = at;
    const [taker, other] = by === DEFENDER ? [ANN, BOB] : [BOB, ANN];
    accepted(await house.referee.undo({ ...house.act(taker), at: instant(clock.now), match }));
    const { proposal } = await stateOf(at);
    const agree = { ...house.act(other), at: instant(clock.now), match, proposal: proposal?.id ?? '', agrees: true };
    if (proposal) accepted(await house.referee.vote(agree));
    await house.referee.idle();
  }

  test('is kept again under its number, and leaves the question that was put anew to its player', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const made = accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    await give(at, loser, stand(early));
    expect(await keptBy(at, winner)).toEqual([]);
    await takeBack(at, winner);
    expect(await awaited(at)).toEqual([`${winner}:move`]);
    expect(await keptBy(at, winner)).toMatchObject([{ id: made.id, state: 'kept', tries: 0, refusal: null }]);
    expect((await unitOf(at, late))?.moved).toBeNull();
  });

  test('is given again when its question comes again after an opponent has taken back what led to it', async () => {
    const at = await duel();
    const { loser, winner, early, late } = await loserOf(at);
    const made = accepted(await keep(at, winner, text(`/move unit:${late} order:walk F`)));
    await give(at, loser, stand(early));
    expect((await unitOf(at, late))?.moved).not.toBeNull();
    await takeBack(at, loser);
    expect(await awaited(at)).toEqual([`${loser}:move`]);
    expect(await keptBy(at, winner)).toMatchObject([{ id: made.id, state: 'kept' }]);
    await give(at, loser, stand(early));
    expect((await unitOf(at, late))?.moved).not.toBeNull();
    expect(await keptBy(at, winner)).toEqual([]);
    // Once more: what was taken back before is not kept twice, and what was withdrawn does not come back.
    await takeBack(at, loser);
    expect(await keptBy(at, winner)).toHaveLength(1);
    expect(await at.house.referee.withdrawKept(at.match, winner, made.id)).toBe(true);
    await give(at, loser, stand(early));
    await takeBack(at, loser);
    expect(await keptBy(at, winner)).toEqual([]);
  });
});

test('orders that are given each time do not play a match to its end unattended', async () => {
  const at = await duel();
  const { loser, winner, early, late } = await loserOf(at);
  // The one who is awaited last: their order begins the row.
  for (const [seat, unit] of [
    [winner, late],
    [loser, early],
  ] as const) {
    accepted(await keep(at, seat, text(`/move unit:${unit} order:stand`, { repeat: 'always' })));
  }
  const given = async () =>
    (await at.house.store.orders(at.match)).filter(({ key }) => key.startsWith('standing:')).length;
  expect(await given()).toBe(MOST_GIVEN);
  expect(await awaited(at)).toHaveLength(1);
});
