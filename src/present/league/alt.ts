import { t } from '../../i18n/index.js';
import { placesOf } from '../../rules/league/places.js';
import { ratingOf } from '../../rules/league/ratings.js';
import { standingsOf } from '../../rules/league/standings.js';
import { entrantIn, isMeeting, isOpen, pairingsOf, stageIn } from '../../rules/league/state.js';
import type { LeaguePicture } from '../league-picture.js';

/** Discord takes no more. */
const MOST = 1_000;

/** What a picture of a league shows, in words: the order with points or ratings, and who is still to meet. */
export function leagueAlt({ view, shows, title, locale }: LeaguePicture): string {
  const { stage, division } = shows;
  const name = (id: Parameters<typeof entrantIn>[1]): string => entrantIn(view, id)?.name ?? id;
  const points = new Map(standingsOf(view, stage, division).map((row) => [row.entrant, row.points]));
  const isLadder = shows.kind === 'ladder';
  const rows = placesOf(view, stage, division).map((id, i) => {
    const figure = isLadder ? Math.round(ratingOf(view, id).rating / 100) : (points.get(id) ?? 0);
    return t(locale, 'league.alt.row', { place: i + 1, name: name(id), points: figure });
  });
  const open = pairingsOf(view, stage, division).filter((one) => isOpen(one) && isMeeting(one));
  const meetings = open.map(({ sides: [first, second] }) =>
    t(locale, 'league.alt.meeting', { first: name(first), second: second === null ? '' : name(second) }),
  );
  const format = t(locale, `league.format.${stageIn(view, stage).format.kind}`);
  const words = [`${title}, ${format}`, ...rows, ...meetings].join('; ');
  return words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words;
}
