import { rulesetOf } from '../../src/games/index.js';
import { readCampaigns } from '../../src/library/campaigns.js';
import { libraryOf } from './library.js';
import { channelId, type Instant } from '../../src/match/header.js';
import { createQueue } from '../../src/match/queue.js';
import type { Command } from '../../src/rules/campaign/commands.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { ok } from '../../src/rules/kernel/result.js';
import { defaultSetup } from '../../src/rules/league/setup.js';
import { openStore } from '../../src/store/index.js';
import { campaignKind } from '../../src/streams/campaign.js';
import { createDesk } from '../../src/streams/desk.js';
import { leagueKind } from '../../src/streams/league.js';
import { accepted } from './counting.js';
import { ANN, openHouse } from './table.js';

const library = libraryOf();
const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { setup, atlas } = file;
export const HARE = factionId('white-hare');

/** The server `club` with a campaign and a league; `give` is an order of the campaign's master. `at`: when all of it happens. */
export async function club(at: Instant | null = null) {
  const store = await openStore(':memory:');
  const house = await openHouse({ store, library, rulesetOf });
  const act = () => ({ ...house.act(ANN), ...(at === null ? {} : { at }) });
  let chance = 0;
  const randomBytes = (size: number) => new Uint8Array(size).fill(++chance);
  const keeping = { store, queue: createQueue(), randomBytes, committed: () => undefined };
  const campaigns = createDesk(await campaignKind({ library, rulesetOf }), keeping);
  const leagues = createDesk(leagueKind(library), keeping);
  const place = { guild: 'club', locale: 'en', members: [] } as const;
  const season = accepted(
    await campaigns.found({
      ...{ ...act(), ...place, channel: channelId('70') },
      about: { atlas, turnDays: 2 },
      order: { by: 'house', at: 0, command: { type: 'found', setup: { ...setup, eras: true } } },
    }),
  ).standing.header;
  const give = async (command: Command) =>
    accepted(await campaigns.submit({ ...act(), stream: season.id }, () => ok({ by: 'master', at: 1, command })))
      .standing.state;
  const league = accepted(
    await leagues.found({
      ...{ ...act(), ...place, channel: channelId('71') },
      about: { title: 'Winter' },
      order: { by: 'house', at: 0, command: { type: 'found', setup: defaultSetup('league') } },
    }),
  ).standing.header;
  return { store, house, act, randomBytes, campaigns, leagues, season, league, give };
}
