import type { Hook } from '../match/access.js';
import type { Referee } from '../match/contract.js';
import { matchId, streamId } from '../match/header.js';
import { atlasOf } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import type { KeptTypes, Kind, Standing } from '../streams/kind.js';
import { titleOf } from '../streams/league.js';
import { campaign, type CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import type { Ruleset } from '../rules/kernel/contract.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { matchFacts } from './match-facts.js';
import { streamFacts } from './stream-facts.js';

/** What an address is told of a match, a campaign or a league: what everybody may know of it. */

/** Where a kind is kept, and who is awaited in one. */
type Kept<T extends KeptTypes> = Pick<Desk<T>, 'get' | 'events'> & { readonly kind: Pick<Kind<T>, 'awaits'> };

export interface HookSources {
  readonly referee: Pick<Referee, 'table' | 'view'>;
  readonly rulesetOf: (id: RulesetId) => Pick<Ruleset<AnyGame>, 'chapter'>;
  readonly campaigns: Kept<CampaignStream>;
  readonly leagues: Kept<LeagueStream>;
}

/** What there is to tell: how it stands, and what has happened since the address was told last. */
export interface HookFacts {
  readonly facts: object;
  /** Of a campaign or league what happened, of what everybody may know; a match tells how it stands alone. */
  readonly news: readonly object[];
  /** Up to which revision and which event that is. */
  readonly told: Pick<Hook, 'told' | 'events'>;
}

/** So many events are told at once; the others follow. */
const MOST_EVENTS = 100;
/** Of an event that takes more characters, as a set-up or the text of a file, its type is told alone; the interface has it whole. */
const LONGEST_EVENT = 8_000;

/** What an address is to be told now; `null`: what it is told of is gone. */
export async function hookFacts(
  sources: HookSources,
  hook: Hook & { readonly revision: number },
): Promise<HookFacts | null> {
  const season = await sources.campaigns.get(streamId(hook.of));
  if (season) {
    const about = { campaign: { ...streamFacts(season), title: atlasOf(season).title }, turn: season.state.turn };
    return streamNews(sources.campaigns, season, about, hook, (event) => {
      const told = campaign.tell(event, null, { as: 'spectator' });
      return told === null || told.type === 'Redacted' ? null : told;
    });
  }
  const league = await sources.leagues.get(streamId(hook.of));
  if (league) {
    const { status, stages } = league.state;
    const about = {
      league: { ...streamFacts(league), title: titleOf(league.header) },
      status,
      rounds: stages.map(({ closed }) => closed),
    };
    return streamNews(sources.leagues, league, about, hook, (event) => event);
  }
  return matchNews(sources, hook);
}

async function matchNews(
  { referee, rulesetOf }: HookSources,
  hook: Hook & { readonly revision: number },
): Promise<HookFacts | null> {
  const table = await referee.table(matchId(hook.of));
  if (!table) return null;
  const { header, state } = table;
  const view = referee.view(table, spectator);
  const awaited = view && !view.outcome ? [...new Set(view.questions.map(({ seat }) => seat))] : [];
  const chapter = state ? rulesetOf(header.ruleset).chapter(state) : null;
  return {
    facts: { match: matchFacts(table), chapter, awaited },
    news: [],
    told: { told: hook.revision, events: 0 },
  };
}

/** `seen`: an event as everybody may know it; `null`: not even that there was one. */
async function streamNews<T extends KeptTypes>(
  { kind, events }: Kept<T>,
  standing: Standing<T>,
  about: object,
  hook: Hook,
  seen: (event: T['event']) => { readonly type: string } | null,
): Promise<HookFacts> {
  const { id, version, revision } = standing.header;
  const to = Math.min(version, hook.events + MOST_EVENTS);
  const happened = to > hook.events ? await events(id, hook.events + 1, to) : [];
  const awaited = kind.awaits(standing).map(({ part, what, subject, due }) => ({ part, what, subject, due }));
  return {
    facts: { ...about, awaited },
    news: happened.flatMap(({ seq, at, event }) => {
      const told = seen(event);
      if (!told) return [];
      return { seq, at, event: JSON.stringify(told).length > LONGEST_EVENT ? { type: told.type } : told };
    }),
    // Where there is more, it is due again at once.
    told: { told: to < version ? hook.told : revision, events: to },
  };
}
