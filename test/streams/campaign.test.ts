import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/games/index.js';
import { readCampaigns } from '../../src/library/campaigns.js';
import { libraryOf } from '../support/library.js';
import { createQueue } from '../../src/match/queue.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { ok } from '../../src/rules/kernel/result.js';
import type { Order } from '../../src/rules/campaign/commands.js';
import { factionId, machineNamed, pilotNamed, provinceId } from '../../src/rules/campaign/ids.js';
import { openStore } from '../../src/store/index.js';
import { campaignKind, turnEnds } from '../../src/streams/campaign.js';
import { createCourier, deliverable } from '../../src/streams/courier.js';
import { createDesk } from '../../src/streams/desk.js';
import { accepted } from '../support/counting.js';
import { openHouse } from '../support/table.js';

/** Campaigns as the house keeps them, without Discord. */

const library = libraryOf();
const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { setup, atlas } = file;
const HARE = factionId('white-hare');
const MARTEN = factionId('amber-marten');
const VALE = factionId('aldervane');
const DAY = 24 * 60 * 60_000;

async function founded() {
  const store = await openStore(':memory:');
  let now = 0;
  const clock = () => instant(now);
  const house = await openHouse({ store, library, rulesetOf, now: clock });
  const kind = await campaignKind({ library, rulesetOf });
  const randomBytes = (size: number) => new Uint8Array(size).fill(3);
  const desk = createDesk(kind, { store, queue: createQueue(), randomBytes, committed: () => undefined });
  const delivery = {
    store,
    referee: house.referee,
    openThread: () => Promise.resolve(channelId('77')),
    now: clock,
  };
  const log = (message: string, facts: object): never => {
    throw new Error(`${message} ${JSON.stringify(facts)}`);
  };
  const courier = createCourier({ ...delivery, desks: [deliverable(desk, delivery)], log });
  const player = playerId('1001');
  let acts = 0;
  const act = () => ({ key: `act ${++acts}`, player, at: clock() });
  const { header } = accepted(
    await desk.found({
      ...{ ...act(), guild: null, channel: channelId('70'), locale: 'en', members: [] },
      about: { atlas, turnDays: 2 },
      order: { by: 'house', at: 0, command: { type: 'found', setup } },
    }),
  ).standing;
  const give = async (by: Order['by'], command: Order['command']) =>
    accepted(await desk.submit({ ...act(), stream: header.id }, () => ok({ by, at: 0, command }))).standing;
  const state = async () => {
    const standing = await desk.get(header.id);
    if (!standing) throw new Error('no campaign');
    return standing;
  };
  return { store, house, kind, desk, courier, header, give, state, passes: (ms: number) => void (now += ms) };
}

const load = (machine: string, pilot: string) => ({
  machine: { id: machineNamed(machine), pilot: pilotNamed(pilot) },
  groups: 0,
});

describe('a campaign in the house (issue 18)', () => {
  test('ends its turns on their dates, each once, and reminds of it a day before (issue 18.5)', async () => {
    const { store, courier, header, state, passes } = await founded();
    await courier.round();
    expect((await state()).state.turn).toBe(1);
    expect(turnEnds(header, 1)).toBe(2 * DAY);
    const reminders = async () =>
      (await store.due(instant(99 * DAY), 200))
        .filter(({ action, post }) => action === 'put' && post.startsWith('ping:turn:'))
        .map((one) => one.post);
    expect(await reminders()).toEqual([]);
    passes(DAY);
    await courier.round();
    await courier.round();
    expect(await reminders()).toContain('ping:turn:1:aldervane');
    expect((await state()).state.turn).toBe(1);
    passes(DAY);
    await courier.round();
    await courier.round();
    expect((await state()).state.turn).toBe(2);
    expect(await reminders()).toEqual([]);
    passes(2 * DAY);
    await courier.round();
    expect((await state()).state.turn).toBe(3);
  });

  test('CLN-09: a battle has a seat for each faction, with its own machines, and every unit says whose it is', async () => {
    const { kind, give, state } = await founded();
    const { machines, pilots } = (await state()).state;
    const first = (faction: string, n = 0) => {
      const [machine, pilot] = [
        machines.filter((one) => one.faction === faction)[n],
        pilots.filter((one) => one.faction === faction)[n],
      ];
      return load(machine?.id ?? '', pilot?.id ?? '');
    };
    await give(HARE, { type: 'raise', kind: 'conquest', province: provinceId('alderhall'), cocoons: [first(HARE)] });
    const [mission] = (await state()).state.missions;
    if (!mission) throw new Error('no mission');
    await give(MARTEN, { type: 'join', mission: mission.id, side: 'attacker', cocoons: [first(MARTEN)] });
    await give(VALE, { type: 'join', mission: mission.id, side: 'defender', cocoons: [first(VALE), first(VALE, 1)] });
    const standing = await state();
    const [gathered] = standing.state.missions;
    if (!gathered) throw new Error('no mission');
    const wanted = accepted(kind.matchOf(standing, gathered));
    expect(wanted.holders.map(({ seat, player }) => [seat, player]).sort()).toEqual([
      ['challengers-1', 'referee'],
      ['challengers-2', 'referee'],
      ['defenders', 'referee'],
    ]);
    const units = 'units' in wanted.setup ? wanted.setup.units : [];
    expect(units.map(({ id, seat }) => [id.replace(/-M\d+$/u, ''), seat]).sort()).toEqual([
      ['DASHER', 'challengers-1'],
      ['KOSHI', 'challengers-2'],
      ['LCT-1V', 'defenders'],
      ['WSP-1A', 'defenders'],
    ]);
  });
});
