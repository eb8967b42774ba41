import { existsSync, readFileSync } from 'node:fs';
import { LEAGUE_PICTURES, stageFor, type LeaguePicture } from '../present/league-picture.js';
import type { Event } from '../rules/league/events.js';
import { league } from '../rules/league/league.js';
import { stageOf, type State } from '../rules/league/state.js';
import { archiveKind, openArchive } from '../streams/archive.js';
import { textIn } from './archive.js';
import { Misuse } from './command.js';

/** What to draw of the archive of a league: its last stage, and of the first the standings, the cross table, the curve; `null`: a file of another kind. */
export function leaguePicture(file: string, shows: string | undefined): LeaguePicture | null {
  const text = existsSync(file) ? textIn(readFileSync(file)) : '';
  if (archiveKind(text) !== 'arbitre-league') return null;
  const opened = openArchive(text);
  if (!opened.ok) throw new Misuse(`${file} is no whole archive: ${opened.first.what}`);
  let state: State | null = null;
  // What stands in an archive of this shape is what the types say; `arbitre verify` shows that.
  for (const one of opened.archive.events) {
    if (!('leaf' in one)) state = league.evolve(state, one.event as unknown as Event);
  }
  if (!state || stageOf(state) < 0) throw new Misuse(`${file}: nothing has been drawn`);
  const kind = LEAGUE_PICTURES.find((one) => one === (shows ?? 'standings'));
  if (!kind) throw new Misuse(`--shows is ${LEAGUE_PICTURES.join(', ')}, not ${String(shows)}`);
  const stage = stageFor(state, kind);
  if (stage < 0) throw new Misuse(`${file}: no stage has a picture of the kind ${kind}`);
  return {
    game: 'league',
    view: state,
    shows: { kind, stage, division: 0 },
    title: state.setup.id,
    locale: 'en',
  };
}
