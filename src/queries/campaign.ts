import type { Locale } from '../i18n/locales.js';
import { callMessage } from '../present/calls.js';
import { campaignCall, turnCall } from '../present/campaign/calls.js';
import { namesIn, type Names } from '../present/campaign/names.js';
import { mapOf } from '../present/campaign/picture.js';
import { battleMessage, seasonMessage, turnMessage, type Season, type TurnDice } from '../present/campaign/posts.js';
import type { Message } from '../present/message.js';
import { awaitedIn } from '../rules/campaign/awaited.js';
import { campaign, eraIn, type CampaignStream } from '../rules/campaign/campaign.js';
import type { View } from '../rules/campaign/view.js';
import { atlasOf, awaitedInCampaign, MASTER, reminded, turnEnds, type CampaignStanding } from '../streams/campaign.js';
import type { Desk } from '../streams/desk.js';
import type { Milestone } from '../streams/links.js';
import { callTo, type StreamCall } from './stream-calls.js';

/** What the posts of a campaign hold, as everybody may see it. */

/** How a campaign stands, as a viewer sees it. */
export function seasonOf(standing: CampaignStanding, view: View, locale: Locale, seed: string | null = null): Season {
  const { header, members } = standing;
  const atlas = atlasOf(standing);
  const ends = turnEnds(header, view.turn);
  const led = (part: string) => members.filter((one) => one.part === part).map(({ player }) => `<@${player}>`);
  const names = namesIn(view, atlas, locale);
  return {
    id: header.id,
    title: atlas.title[locale],
    map: mapOf(view, atlas, names),
    view,
    names,
    leaders: Object.fromEntries(
      view.setup.factions.flatMap(({ id }) => (led(id).length > 0 ? [[id, led(id)] as const] : [])),
    ),
    masters: led(MASTER),
    ends: ends === null ? null : Math.round(ends / 1000),
    commitment: header.commitment,
    seed,
    moved: header.moved !== null,
  };
}

/** What those who lead factions are called for. */
export function campaignCalls(standing: CampaignStanding, locale: Locale): readonly StreamCall[] {
  const view = campaign.view(standing.state, { as: 'spectator' });
  const names = namesIn(view, atlasOf(standing), locale);
  return awaitedIn(view).flatMap((one) =>
    callTo(awaitedInCampaign(one), campaignCall(one, view, names), standing.members),
  );
}

/** What reminds them of the end of the turn. */
const turnCalls = (standing: CampaignStanding, names: Names): readonly StreamCall[] =>
  reminded(standing).flatMap((one) =>
    callTo(one, one.due && turnCall(standing.state.turn, one.due, names), standing.members),
  );

/** The dice of a turn as they are shown: their fingerprint and that of the next, and their seed once it is over; `null`: they have no era. */
async function diceOf(
  desk: Pick<Desk<CampaignStream>, 'shownEras'>,
  { header, state }: CampaignStanding,
  turn: number,
): Promise<TurnDice | null> {
  const era = eraIn(state);
  if (!era) return null;
  const eras = await desk.shownEras(header, era);
  const own = eras.find(({ number }) => number === turn);
  return own ? { ...own, next: eras.find(({ number }) => number === turn + 1)?.commitment ?? null } : null;
}

/** The message that a post of a campaign is to hold; `null`: none. */
export async function campaignPost(
  desk: Pick<Desk<CampaignStream>, 'events' | 'shownSeed' | 'shownEras'>,
  standing: CampaignStanding,
  post: string,
  locale: Locale,
  milestones: () => Promise<readonly Milestone[]>,
): Promise<Message | null> {
  const { header, state } = standing;
  const view = campaign.view(state, { as: 'spectator' });
  const names = namesIn(view, atlasOf(standing), locale);
  const [kind, which = ''] = post.split(':');
  switch (kind) {
    case 'season':
      return seasonMessage(seasonOf(standing, view, locale, await desk.shownSeed(header)));
    case 'battle': {
      const mission = state.missions.find(({ id }) => id === which);
      return mission ? battleMessage(mission, names) : null;
    }
    case 'ping': {
      const calls = [...campaignCalls(standing, locale), ...turnCalls(standing, names)];
      const call = calls.find((one) => one.post === post);
      return call && call.players.length > 0 ? callMessage(call.line, call.players, locale) : null;
    }
    case 'turn': {
      const turn = Number(which);
      const all = await desk.events(header.id, 1, header.version);
      const ends = all.flatMap(({ seq, event }) => (event.type === 'TurnEnded' ? [{ seq, turn: event.turn }] : []));
      const after = ends.find((end) => end.turn === turn - 1)?.seq ?? 0;
      // What follows the end of a turn, what provinces yield, belongs to it.
      const last = ends.find((end) => end.turn === turn)?.seq ?? header.version;
      const told = all
        .filter(({ seq }) => seq > after && seq <= last + (last === header.version ? 0 : 1))
        .filter(({ seq, event }) => event.type !== 'Posted' || seq > after + 1)
        .map(({ event }) => campaign.tell(event, null, { as: 'spectator' }))
        .flatMap((event) => event ?? []);
      if (told.length === 0) return null;
      const end = turn < state.turn ? (await milestones()).find(({ of }) => of === which) : undefined;
      const dice = await diceOf(desk, standing, turn);
      return turnMessage(turn, told, names, { dice, end: end ? { ...end, stream: header.id } : null });
    }
    default:
      return null;
  }
}
