import type { Locale } from '../i18n/locales.js';
import type { Token } from '../match/access.js';
import type { Referee } from '../match/contract.js';
import { matchId, streamId, type Instant, type MatchHeader, type MatchId, type StreamId } from '../match/header.js';
import type { Servers } from '../match/people.js';
import type { Store } from '../match/ports.js';
import { transcriptText } from '../match/transcript.js';
import { ledgerTable, missionsTable } from '../present/campaign/files.js';
import { namesIn } from '../present/campaign/names.js';
import { calendar, type Due } from '../present/files/calendar.js';
import { duesOfLeague, resultsTable } from '../present/league/files.js';
import { campaign, type CampaignStream } from '../rules/campaign/campaign.js';
import { dueOf } from '../rules/kernel/clock.js';
import { spectator } from '../rules/kernel/seats.js';
import { league, type LeagueStream } from '../rules/league/league.js';
import type { Archives } from '../streams/archives.js';
import { atlasOf, dueOfCampaign, titlesOf } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import { titleOf } from '../streams/league.js';
import type { StreamHeader, StreamStore } from '../streams/ports.js';
import { matchFacts } from './match-facts.js';
import type { Asked } from './request.js';
import { streamFacts } from './stream-facts.js';

/** What is answered to other programs: only what a spectator of the server may know, from views and from what is told. */

export interface Sources {
  readonly referee: Pick<Referee, 'table' | 'view' | 'export'>;
  readonly campaigns: Pick<Desk<CampaignStream>, 'get' | 'events'>;
  readonly leagues: Pick<Desk<LeagueStream>, 'get' | 'events'>;
  readonly archives: Pick<Archives, 'of'>;
  readonly store: Pick<Store, 'live' | 'header'> & Pick<StreamStore, 'streamsOn'> & Pick<Servers, 'endedIn'>;
}

export interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'text/plain' | 'text/csv' | 'text/calendar';
  readonly body: string;
}

/** So many matches that are over are listed, so many campaigns and leagues, and so many events are in an answer. */
const MOST_ENDED = 50;
const MOST_STREAMS = 100;
const MOST_EVENTS = 500;

const json = (value: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: `${JSON.stringify(value)}\n`,
});
const table = (body: string): Answer => ({ status: 200, type: 'text/csv', body });
/** Whatever is not of this server is not there, whether there is such a thing or not. */
const nothing: Answer = { status: 404, type: 'text/plain', body: 'There is no such thing on this server.\n' };

/** Answers a request that was let in. */
export async function answerTo(sources: Sources, asked: Asked, { guild, kind }: Token, now: Instant): Promise<Answer> {
  const [version, what, id = '', part = '', ...more] = asked.path;
  if (version !== 'v1' || more.length > 0) return nothing;
  if (what === 'deadlines.ics' && id === '') {
    return { status: 200, type: 'text/calendar', body: calendar(await duesOn(sources, guild), now) };
  }
  if (kind === 'calendar') return nothing;
  switch (what) {
    case undefined:
      return json(await listOf(sources, guild));
    case 'matches':
      return matchAnswer(sources, guild, id, part);
    case 'campaigns':
      return campaignAnswer(sources, guild, streamId(id), part, asked);
    case 'leagues':
      return leagueAnswer(sources, guild, streamId(id), part, asked);
    default:
      return nothing;
  }
}

async function listOf(sources: Sources, guild: string): Promise<object> {
  const { store } = sources;
  const live = await store.live(guild);
  const headers = await Promise.all(live.map((match) => store.header(match)));
  const ended = await store.endedIn(guild, MOST_ENDED);
  const streams = await store.streamsOn(guild, MOST_STREAMS);
  const listed = (kind: StreamHeader['kind'], titled: (header: StreamHeader) => unknown) =>
    streams
      .filter((one) => one.kind === kind)
      .map((header) => {
        const { id, channel, createdAt, endedAt } = header;
        return { id, channel, createdAt, endedAt, title: titled(header) };
      });
  return {
    server: guild,
    matches: [...headers.flatMap((header) => header ?? []), ...ended].map(summaryOf),
    campaigns: listed('campaign', titlesOf),
    leagues: listed('league', titleOf),
  };
}

const summaryOf = ({ id, ruleset, scenario, status, channel, createdAt, of }: MatchHeader) => ({
  ...{ id, ruleset, scenario, status, channel, createdAt },
  of: of ?? null,
});

async function matchAnswer({ referee, store }: Sources, guild: string, id: string, part: string): Promise<Answer> {
  const match = matchId(id);
  const header = await store.header(match);
  if (header?.guild !== guild) return nothing;
  if (part === 'transcript') {
    if (header.status === 'lobby') return nothing;
    return { status: 200, type: 'application/json', body: transcriptText(await referee.export(match)) };
  }
  const found = part === '' ? await referee.table(match) : null;
  return found ? json({ ...matchFacts(found), view: referee.view(found, spectator) }) : nothing;
}

/** A campaign or league of the server. */
async function ofServer<S extends { readonly header: StreamHeader }>(
  standing: Promise<S | null>,
  guild: string,
): Promise<S | null> {
  const found = await standing;
  return found?.header.guild === guild ? found : null;
}

async function campaignAnswer(
  { campaigns, archives }: Sources,
  guild: string,
  id: StreamId,
  part: string,
  asked: Asked,
): Promise<Answer> {
  const standing = await ofServer(campaigns.get(id), guild);
  if (!standing) return nothing;
  const { header, state } = standing;
  const view = campaign.view(state, { as: 'spectator' });
  switch (part) {
    case '':
      return json({ ...streamFacts(standing), version: header.version, title: atlasOf(standing).title, view });
    case 'events': {
      const told = await eventsFrom(asked, header.version, (from, to) => campaigns.events(id, from, to));
      const seen = told.events.map(({ seq, at, event }) => ({
        ...{ seq, at },
        event: campaign.tell(event, null, { as: 'spectator' }),
      }));
      return json({ ...told, events: seen });
    }
    case 'ledger.csv':
      return table(ledgerTable(view));
    case 'missions.csv':
      return table(missionsTable(view, namesIn(view, atlasOf(standing), languageOf(asked, header))));
    case 'archive':
      return archived(await archives.of(id));
    default:
      return nothing;
  }
}

async function leagueAnswer(
  { leagues, archives }: Sources,
  guild: string,
  id: StreamId,
  part: string,
  asked: Asked,
): Promise<Answer> {
  const standing = await ofServer(leagues.get(id), guild);
  if (!standing) return nothing;
  const { header, state } = standing;
  switch (part) {
    case '':
      return json({
        ...{ ...streamFacts(standing), version: header.version, title: titleOf(header) },
        view: league.view(state, { as: 'spectator' }),
      });
    case 'events':
      return json(await eventsFrom(asked, header.version, (from, to) => leagues.events(id, from, to)));
    case 'results.csv':
      return table(resultsTable(state));
    case 'archive':
      return archived(await archives.of(id));
    default:
      return nothing;
  }
}

const archived = (text: string | null): Answer =>
  text === null ? nothing : { status: 200, type: 'application/json', body: text };

/** Events behind the one that was asked for (`after`), as many as go into an answer, and after which to ask for more. */
async function eventsFrom<E extends { readonly seq: number }>(
  { query }: Asked,
  last: number,
  events: (from: number, to: number) => Promise<readonly E[]>,
): Promise<{ readonly events: readonly E[]; readonly next: number | null }> {
  const given = Number(query.get('after') ?? '0');
  const after = Number.isSafeInteger(given) && given >= 0 ? given : 0;
  const to = Math.min(last, after + MOST_EVENTS);
  return { events: await events(after + 1, to), next: to < last ? to : null };
}

const languageOf = ({ query }: Asked, { locale }: StreamHeader): Locale => {
  const given = query.get('locale');
  return given === 'en' || given === 'fr' || given === 'ru' ? given : locale;
};

/** The clocks of a match as a spectator sees them run: who has to answer until when. */
async function duesOfMatch({ referee }: Sources, id: MatchId): Promise<readonly Due[]> {
  const found = await referee.table(id);
  const clock = found && referee.view(found, spectator)?.clock;
  if (!found || !clock || clock.paused) return [];
  return clock.running.map((running) => ({
    id: `${id}-${running.question}`,
    at: dueOf(clock, running),
    title: `${found.header.scenario}: ${running.seat}`,
  }));
}

/** What falls due on a server: the ends of turns of its campaigns, the open pairings of its leagues, the clocks of its matches. */
async function duesOn(sources: Sources, guild: string): Promise<readonly Due[]> {
  const { campaigns, leagues } = sources;
  const on = (await sources.store.streamsOn(guild, MOST_STREAMS)).filter(({ endedAt }) => endedAt === null);
  const seasons = await Promise.all(on.map(({ id }) => campaigns.get(id)));
  const rounds = await Promise.all(on.map(({ id }) => leagues.get(id)));
  const clocks = await Promise.all((await sources.store.live(guild)).map((id) => duesOfMatch(sources, id)));
  return [
    ...clocks.flat(),
    ...seasons.flatMap((standing) => (standing ? dueOfCampaign(standing) : [])),
    ...rounds.flatMap((standing) =>
      standing ? duesOfLeague(standing.header.id, titleOf(standing.header), standing.state) : [],
    ),
  ];
}
