import { createQueue } from '../../src/match/queue.js';
import { channelId, instant, type MatchId, type StreamId } from '../../src/match/header.js';
import { matchIdOf } from '../../src/match/lobby.js';
import type { WokenRounds } from '../../src/match/rounds.js';
import { createCourier, deliverable, openKey } from '../../src/streams/courier.js';
import { createDesk, type Desk } from '../../src/streams/desk.js';
import type { WholeStore } from '../../src/store/index.js';
import { accepted } from './counting.js';
import { ANN, CHANNEL, openHouse, order, type House } from './table.js';
import { tally, type Tallying } from './tallying.js';

/** A house with a tiny campaign: its desk, and a courier between it and the matches. */
export interface SeasonHouse {
  readonly house: House;
  readonly desk: Desk<Tallying>;
  readonly courier: WokenRounds;
  /** The threads that were opened. */
  readonly opened: string[];
}

export async function seasonHouse(store: WholeStore, committed: () => void = () => undefined): Promise<SeasonHouse> {
  const house = await openHouse({ store, committed });
  const randomBytes = (size: number) => new Uint8Array(size).fill(9);
  const desk = createDesk(tally, { store, queue: createQueue(), randomBytes, committed });
  const opened: string[] = [];
  const needs = {
    store,
    referee: house.referee,
    // The thread of a message has its id, however often it is asked for.
    openThread: (_channel: typeof CHANNEL, message: string, title: string) => {
      opened.push(title);
      return Promise.resolve(channelId(message));
    },
    now: () => instant(1_000_000),
  };
  const log = (message: string, facts: object): never => {
    throw new Error(`${message} ${JSON.stringify(facts)}`);
  };
  const courier = createCourier({ ...needs, desks: [deliverable(desk, needs)], log });
  return { house, desk, courier, opened };
}

/** Founds the campaign. */
export async function begun({ house, desk }: SeasonHouse): Promise<StreamId> {
  const act = {
    ...house.act(ANN, 'found'),
    guild: null,
    channel: CHANNEL,
    locale: 'en',
    about: {},
    members: [],
  } as const;
  return accepted(await desk.found({ ...act, order: { at: 0, command: { type: 'begin' } } })).standing.header.id;
}

/** A battle is raised; its post goes out, the courier opens its match. */
export async function fought(
  { house, desk, courier }: SeasonHouse,
  stream: StreamId,
  battle: string,
): Promise<MatchId> {
  const act = { ...house.act(ANN, `fight ${battle}`), stream };
  accepted(await desk.submit(act, () => ({ ok: true, value: { at: 0, command: { type: 'fight', battle } } })));
  const { store } = house;
  for (const item of await store.due(instant(Number.MAX_SAFE_INTEGER), 50)) {
    if (item.post !== `battle:${battle}`) continue;
    const { match, post: name } = item;
    await store.settle(item.id, { match, name, channel: CHANNEL, message: `3${battle}`, marker: 'm', published: null });
  }
  await courier.round();
  return matchIdOf(openKey(stream, battle));
}

/** Ann gives up, and the courier brings the news. */
export async function conceded({ house, courier }: SeasonHouse, match: MatchId, key: string): Promise<void> {
  accepted(await house.referee.submit(order(house, match, ANN, { type: 'concede' }, { key })));
  await courier.round();
}

/**
 * Two battles are fought and booked; yields what the campaign has come to. Whoever gives the orders gives them again after a death,
 * as people do who were not answered, and as the courier does by itself.
 */
export async function twoBattles(store: WholeStore, committed?: () => void): Promise<unknown> {
  const house = await seasonHouse(store, committed);
  const stream = await begun(house);
  for (const battle of ['1', '2']) {
    const match = await fought(house, stream, battle);
    await conceded(house, match, `end ${battle}`);
  }
  return (await house.desk.get(stream))?.state;
}
