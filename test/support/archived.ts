import { readCampaigns } from '../../src/library/campaigns.js';
import { libraryOf } from './library.js';
import { rulesetOf } from '../../src/games/index.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { createQueue } from '../../src/match/queue.js';
import type { Command } from '../../src/rules/campaign/commands.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { ok } from '../../src/rules/kernel/result.js';
import { openStore } from '../../src/store/index.js';
import { createArchives } from '../../src/streams/archives.js';
import { campaignKind } from '../../src/streams/campaign.js';
import { createDesk } from '../../src/streams/desk.js';
import { accepted } from './counting.js';
import { openHouse } from './table.js';

const library = libraryOf();
const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { atlas, setup } = file;
const HARE = factionId('white-hare');

/** A campaign in which cards were dealt and a turn has ended; all its chance follows from a byte. `eras`: whether its dice have such. */
export async function world(byte: number, eras: true | null = true) {
  const store = await openStore(':memory:');
  const { referee } = await openHouse({ store, library, rulesetOf, now: () => instant(0) });
  const randomBytes = (size: number) => new Uint8Array(size).fill(byte);
  const kind = await campaignKind({ library, rulesetOf });
  const opened = () => createDesk(kind, { store, queue: createQueue(), randomBytes, committed: () => undefined });
  let desk = opened();
  const archives = createArchives({ store, referee, randomBytes });
  const player = playerId('1001');
  let acts = 0;
  const act = () => ({ key: `act ${++acts}`, player, at: instant(acts) });
  const { header } = accepted(
    await desk.found({
      ...{ ...act(), guild: null, channel: channelId('70'), locale: 'en', members: [] },
      about: { atlas, turnDays: null },
      order: { by: 'house', at: 0, command: { type: 'found', setup: eras ? { ...setup, eras } : setup } },
    }),
  ).standing;
  const give = async (command: Command) =>
    accepted(await desk.submit({ ...act(), stream: header.id }, () => ok({ by: 'master', at: 1, command })));
  await give({ type: 'deal', faction: HARE });
  await give({ type: 'deal', faction: HARE });
  await give({ type: 'end-turn' });
  // Arbitre was started anew: what it knows of the turn before is what it kept.
  desk = opened();
  await give({ type: 'deal', faction: HARE });
  const { standing } = await give({ type: 'award', faction: HARE, currency: 'resources', amount: 5, reason: 'wit' });
  const text = await archives.of(header.id);
  if (text === null) throw new Error('no archive');
  const cards = standing.state.hands[HARE]?.map(({ card }) => card) ?? [];
  const close = async () => {
    accepted(await desk.close({ ...act(), stream: header.id }, () => null));
    return archives.of(header.id);
  };
  return { text, cards, ends: await archives.milestones(header.id), close };
}
