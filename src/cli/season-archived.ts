import { join } from 'node:path';
import type { Atlas } from '../library/atlas.js';
import { readCampaign } from '../library/campaigns.js';
import { curveOf } from '../present/campaign/curve.js';
import { namesIn } from '../present/campaign/names.js';
import { mapOf } from '../present/campaign/picture.js';
import type { SeasonSource } from '../present/campaign/season.js';
import { ladderOf } from '../present/campaign/sheets.js';
import type { CampaignPicture } from '../present/picture.js';
import { campaign } from '../rules/campaign/campaign.js';
import type { Event } from '../rules/campaign/events.js';
import type { State } from '../rules/campaign/state.js';
import type { StorySource } from '../present/story-source.js';
import type { Event as LeagueEvent } from '../rules/league/events.js';
import { saltedEras } from '../streams/eras.js';
import { archiveKind, openArchive, type Archive } from '../streams/archive.js';
import { Misuse } from './command.js';
import { DATA_DIR } from './data.js';

/** The archive of a season or a league as pictures and as a page. */

/** What the page of an archived season is made from; `null`: a file of another kind. */
function archivedSeason(file: string, text: string): SeasonSource | null {
  if (archiveKind(text) !== 'arbitre-season') return null;
  const { events, battles, seed, stream, about, locale, commitment, eras, milestones } = opened(file, text);
  return {
    events: toldIn<Event>(events),
    ...(eras ? { eras: saltedEras(eras.slice(0, milestones.length + 1), milestones) } : {}),
    // What Arbitre kept beside the events of a campaign at Discord has its names.
    atlas: 'atlas' in about ? (about['atlas'] as Atlas) : atlasFor(stream),
    links: filesOf(battles),
    ...{ locale, commitment, seed },
  };
}

/** What the page of an archived season or league is made from; `null`: a file of another kind. */
export function archivedStory(file: string, text: string): StorySource | null {
  if (archiveKind(text) !== 'arbitre-league') return archivedSeason(file, text);
  const { events, battles, seed, stream, about, locale, commitment } = opened(file, text);
  return {
    of: 'league',
    events: toldIn<LeagueEvent>(events),
    title: typeof about['title'] === 'string' ? about['title'] : stream,
    links: filesOf(battles),
    ...{ locale, commitment, seed },
  };
}

function opened(file: string, text: string): Archive {
  const found = openArchive(text);
  if (!found.ok) throw new Misuse(`${file} is no whole archive: ${found.first.what}`);
  return found.archive;
}

/** What stands in an archive of this shape is what the types say; `arbitre verify` shows that. What is hidden is left out. */
const toldIn = <T>(events: Archive['events']): readonly T[] =>
  events.flatMap((one) => ('leaf' in one ? [] : [one.event as unknown as T]));

const filesOf = (battles: Archive['battles']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(battles).flatMap(([match, one]) => ('file' in one ? [[match, one.file] as const] : [])),
  );

function atlasFor(id: string): Atlas {
  const read = readCampaign(join(DATA_DIR, `${id}.json`));
  if (read.ok) return read.value.atlas;
  // Of a file that is not at hand everything is called by its code.
  const title = { en: id, fr: id, ru: id };
  return { title, briefing: title, factions: {}, provinces: {}, missions: {}, talents: {}, cards: {} };
}

const SEASON_PICTURES = ['map', 'ladder', 'curve'] as const;

/** What to draw of the archive of a season: its map, its ladder or its curve; `null`: a file of another kind. */
export function seasonPicture(file: string, text: string, shows = 'map'): CampaignPicture | null {
  const source = archivedSeason(file, text);
  if (!source) return null;
  const kind = SEASON_PICTURES.find((one) => one === shows);
  if (!kind) throw new Misuse(`--shows is ${SEASON_PICTURES.join(', ')}, not ${shows}`);
  let state: State | null = null;
  for (const event of source.events) state = campaign.evolve(state, event);
  if (!state) throw new Misuse(`${file}: the season has not begun`);
  const view = campaign.view(state, { as: 'spectator' });
  const names = namesIn(view, source.atlas, source.locale);
  const title = source.atlas.title[source.locale];
  switch (kind) {
    case 'map':
      return mapOf(view, source.atlas, names);
    case 'ladder':
      return ladderOf(view, title, names);
    case 'curve':
      return curveOf(view, title, names);
  }
}
