import type { Opening, Services } from '../commands/contract.js';
import type { Library } from '../library/contract.js';
import { readCampaigns } from '../library/campaigns.js';
import type { Log } from '../log.js';
import type { Referee } from '../match/contract.js';
import type { Instant } from '../match/header.js';
import { createQueue } from '../match/queue.js';
import type { WokenRounds } from '../match/rounds.js';
import { campaignPost } from '../queries/campaign.js';
import { leaguePost } from '../queries/league.js';
import { createArchives } from '../streams/archives.js';
import { campaignKind } from '../streams/campaign.js';
import { createCourier, deliverable } from '../streams/courier.js';
import { createDesk } from '../streams/desk.js';
import { leagueKind } from '../streams/league.js';
import type { WholeStore } from '../store/index.js';

/** What campaigns and leagues are put together from. */
export interface StreamNeeds {
  readonly store: WholeStore;
  readonly referee: Referee;
  readonly library: Library;
  readonly rulesetOf: Services['ruleset'];
  /** The folder of the campaigns that come with the program. */
  readonly scenarios: string;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly now: () => Instant;
  readonly log: Log;
  /** Opens the threads of their battles. */
  readonly opening: () => Pick<Opening, 'threadOf'>;
  /** Something was committed: posts may be due, and mail. */
  readonly committed: () => void;
  /** A post of theirs stands in its channel. */
  readonly posted: () => void;
}

/** Campaigns and leagues, as the handlers use them, and who carries mail between them and matches. */
export interface Streams {
  readonly services: Pick<Services, 'campaigns' | 'leagues' | 'members' | 'archives' | 'streams'>;
  readonly courier: WokenRounds;
}

/** Puts campaigns and leagues together. A file of a campaign that cannot be read is left out, and the log says so. */
export async function createStreams(needs: StreamNeeds): Promise<Streams> {
  const { store, referee, library, rulesetOf, randomBytes, now, log, committed, posted } = needs;
  const shipped = readCampaigns(needs.scenarios);
  for (const fault of shipped.faults) log.warn('a campaign file is left out', { ...fault });
  const kind = await campaignKind({ library, rulesetOf });
  const keeping = { store, queue: createQueue(), randomBytes, committed };
  const desk = createDesk(kind, keeping);
  const leagues = createDesk(leagueKind(library), keeping);
  const delivery = {
    store,
    referee,
    openThread: async (...place: Parameters<Opening['threadOf']>) => {
      const opened = await needs.opening().threadOf(...place);
      if (!opened.ok) log.warn('the thread of a battle cannot be opened', { channel: place[0], why: opened.error });
      return opened.ok ? opened.value : null;
    },
    now,
  };
  const courier = createCourier({
    ...delivery,
    desks: [deliverable(desk, delivery), deliverable(leagues, delivery)],
    log: (message, facts) => log.error(message, { ...facts }),
  });
  const archives = createArchives({ store, referee, randomBytes });
  const streams: Services['streams'] = {
    of: (player) => store.streamsOf(player),
    lastIn: (stream, player) => store.lastIn(stream, player),
    putStreamVisit: (stream, player, visit) => store.putStreamVisit(stream, player, visit),
    async post(stream, name, inLocale = null) {
      const campaign = await desk.get(stream);
      const league = campaign ? null : await leagues.get(stream);
      const standing = campaign ?? league;
      if (!standing) return null;
      const { channel, guild } = standing.header;
      const locale = inLocale ?? standing.header.locale;
      const ends = () => archives.milestones(stream);
      const message = campaign
        ? await campaignPost(desk, campaign, name, locale, ends)
        : league && (await leaguePost(league, name, locale, ends));
      if (!message) return null;
      return { channel, guild, locale, message };
    },
    posted: () => posted(),
  };
  const campaigns = { desk, kind, files: shipped.campaigns, kept: store };
  return { services: { campaigns, leagues, members: (stream) => store.members(stream), archives, streams }, courier };
}
