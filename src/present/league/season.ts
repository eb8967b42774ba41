import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Event } from '../../rules/league/events.js';
import { league } from '../../rules/league/league.js';
import { finalOrder } from '../../rules/league/places.js';
import { pointsFor } from '../../rules/league/standings.js';
import {
  entrantIn,
  isMeeting,
  opponentIn,
  outcomeFor,
  pairingIn,
  stageIn,
  stageOf,
  type Entrant,
  type Place,
  type State,
} from '../../rules/league/state.js';
import { picturesOf } from '../league-picture.js';
import type { SeasonEntry, SeasonStep, SeasonStory, StoryPicture } from '../season-story.js';
import { eventLines } from './events.js';
import { pairingLines, pictureBlock, scoreWords, swapped } from './posts.js';

/** A whole league as its page tells it: round by round with its tables, its pairings, what each entrant has got. */

/** Where a league comes from. */
export interface LeagueSource {
  readonly of: 'league';
  readonly events: readonly Event[];
  readonly title: string;
  readonly locale: Locale;
  /** Where each match of it is told, by its id: an address, or a file beside the page. */
  readonly links: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** The secret of its dice, once it is over. */
  readonly seed: string | null;
}

/** With these something new begins; what follows them belongs to the same step. */
const FIRST: readonly Event['type'][] = [
  'Decided',
  'Corrected',
  'Ruled',
  'Appealed',
  'Left',
  'Substituted',
  'PartReplaced',
  'StageDrawn',
];

/** Behind these a draw belongs to what brought it about; a challenge on a ladder begins anew. */
const DRAWS_ON: readonly Event['type'][] = ['StageDrawn', 'RoundDrawn', 'RoundClosed', 'Rated', 'Decided'];

/** Whatever was before the first draw is of one step with it: there is nothing to be seen of it alone. */
function beginsStep(group: readonly Event[], event: Event, isDrawn: boolean): boolean {
  if (!isDrawn) return false;
  if (event.type !== 'RoundDrawn') return FIRST.includes(event.type);
  const last = group.at(-1);
  return last === undefined || !DRAWS_ON.includes(last.type);
}

/** Tells a league from its events. */
export function leagueStory({ events, title, locale, links }: LeagueSource): SeasonStory {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isDrawn = groups.some((group) => group.some(({ type }) => type === 'StageDrawn'));
    if (last && !beginsStep(last, event, isDrawn)) last.push(event);
    else groups.push([event]);
  }
  const steps: SeasonStep[] = [];
  const booked = new Map<string, number>();
  let state: State | null = null;
  for (const group of groups) {
    for (const event of group) state = league.evolve(state, event);
    if (!state) continue;
    const known: State = state;
    const lines = group.flatMap((event) => eventLines(event, { state: known, locale }));
    if (lines.length === 0 && steps.length > 0) continue;
    for (const event of group) if (event.type === 'Decided') booked.set(event.pairing, steps.length);
    steps.push({ heading: headingOf(group, known, locale), lines, pictures: picturesIn(known, title, locale) });
  }
  if (!state) throw new Error('a league begins by being founded');
  const known: State = state;
  return {
    ...{ locale, title, steps },
    stands: t(locale, `league.page.${known.status}`, { count: known.entrants.length }),
    words: {
      battles: t(locale, 'league.page.pairings'),
      ledger: t(locale, 'league.page.results'),
      columns: (['round', 'against', 'result', 'score', 'points', 'pairing'] as const).map((one) =>
        t(locale, `league.page.${one}`),
      ),
    },
    battles: known.pairings.filter(isMeeting).map((one) => ({
      id: one.id,
      told: pairingLines(one, { state: known, locale }).join(' · '),
      ended: null,
      step: booked.get(one.id) ?? null,
      link: links[one.match ?? one.result?.match?.id ?? ''] ?? null,
    })),
    accounts: ordered(known).map((one) => ({ name: one.name, entries: entriesOf(known, one, locale) })),
  };
}

/** In the order of the table, and behind it whoever was in none. */
function ordered(state: State): readonly Entrant[] {
  const places = finalOrder(state);
  const placed = places.flatMap((id) => entrantIn(state, id) ?? []);
  return [...placed, ...state.entrants.filter(({ id }) => !places.includes(id))];
}

/** What each meeting of an entrant came to, newest last. */
const entriesOf = (state: State, { id }: Entrant, locale: Locale): readonly SeasonEntry[] =>
  state.pairings.flatMap((pairing) => {
    const outcome = outcomeFor(pairing, id);
    const { result, round, sides } = pairing;
    if (!result || outcome === null) return [];
    const other = opponentIn(pairing, id);
    const score = result.score && scoreWords(sides[0] === id ? result.score : swapped(result.score));
    return [
      {
        cells: [
          String(round + 1),
          other === null ? t(locale, 'league.rest') : (entrantIn(state, other)?.name ?? other),
          t(locale, `league.page.${outcome}`),
          score ?? '',
          String(pointsFor(state, pairing, id)),
        ],
        battle: isMeeting(pairing) ? pairing.id : null,
      },
    ];
  });

/** The stage and round to which a step belongs. */
function headingOf(group: readonly Event[], state: State, locale: Locale): string {
  const [place] = group.flatMap((event): readonly Place[] => {
    if (event.type === 'RoundDrawn') return [event];
    const pairing = 'pairing' in event ? pairingIn(state, event.pairing) : undefined;
    return pairing ? [pairing] : [];
  });
  const stage = place?.stage ?? stageOf(state);
  if (stage < 0) return t(locale, 'league.page.sign-up-step');
  const format = t(locale, `league.format.${stageIn(state, stage).format.kind}`);
  return place ? `${format}, ${t(locale, 'league.round', { round: place.round + 1 })}` : format;
}

/** More than so many divisions would be a page of pictures. */
const MOST_DIVISIONS = 4;

/** The table, bracket or ladder of each division of the stage that is on, and how the points went. */
function picturesIn(state: State, title: string, locale: Locale): readonly StoryPicture[] {
  const stage = stageOf(state);
  if (stage < 0) return [];
  const shown = { title, state, locale };
  const divisions = (state.stages[stage]?.divisions ?? []).slice(0, MOST_DIVISIONS);
  const kinds = picturesOf(state, stage).filter((kind, i) => i === 0 || kind === 'lower' || kind === 'curve');
  return kinds.flatMap((kind) => divisions.map((_, division) => pictureBlock(shown, stage, division, kind)));
}
