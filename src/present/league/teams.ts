import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import { skillOf } from '../../rules/league/ratings.js';
import { matesOf } from '../../rules/league/mates.js';
import { isIn } from '../../rules/league/state.js';
import { fit } from '../posts/fit.js';
import type { League } from './posts.js';

const MOST = 1_900;
/** A tenth, in which skills are shown. */
const tenths = (value: number): number => Math.round(value / 1_000) / 10;

/** The teams of a league, each with those who may play for it, the captain first, and how strong they are (LGE-21). */
export function teamLines({ state, locale, players }: League): string {
  const teams = state.entrants.filter(({ id }) => isIn(state, id));
  const lines = teams.flatMap(({ id, name }) => [
    t(locale, 'league.team', { name: quoted(name), count: matesOf(state, id).length }),
    ...matesOf(state, id).map((mate) => {
      const { mean, deviation } = skillOf(state, mate);
      return t(locale, 'league.mate', { player: players[mate] ?? mate, mean: tenths(mean), spread: tenths(deviation) });
    }),
  ]);
  return lines.length === 0 ? t(locale, 'league.no-teams-yet') : fit(lines, MOST, locale);
}
