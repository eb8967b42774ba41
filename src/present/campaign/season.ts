import { numberOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { atlasWith, type Atlas } from '../../library/atlas.js';
import { campaign } from '../../rules/campaign/campaign.js';
import type { Event } from '../../rules/campaign/events.js';
import type { FactionId } from '../../rules/campaign/ids.js';
import type { State } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import type { SeasonBattle, SeasonEntry, SeasonStep, SeasonStory } from '../season-story.js';
import { curveAlt, curveOf } from './curve.js';
import { endOf, eventLines } from './events.js';
import { namesIn, type Names } from './names.js';
import { missionLine } from './posts.js';
import { accountOf, battleBehind, type LedgerLine } from './ledger.js';
import { mapAlt, mapOf } from './picture.js';

/** A whole season as everybody was told it: what its page is made of. Cards in hands are in none of it. */

/** Where a season comes from. */
export interface SeasonSource {
  readonly events: readonly Event[];
  readonly atlas: Atlas;
  readonly locale: Locale;
  /** Where each match of it is told, by its id: an address, or a file beside the page. */
  readonly links: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** The secret of its dice, once it is over. */
  readonly seed: string | null;
  /** The eras of its open dice, a turn each; left out: they have none. */
  readonly eras?: readonly DiceEra[];
}

/** The open dice of a turn: their fingerprint, what salted them (`null`: nothing), and their seed once the turn is over. */
export interface DiceEra {
  readonly commitment: string;
  readonly salt: string | null;
  readonly seed: string | null;
}

/** With these something new begins; what follows them belongs to the same step. */
const FIRST: readonly Event['type'][] = [
  'Founded',
  'MissionRaised',
  'BattleBegan',
  'BattleBooked',
  'BattleUnbooked',
  'CardPlayed',
  'TurnEnded',
  'Awarded',
  'PartReplaced',
  'ProvinceCeded',
];

/** What the end of a turn brings about belongs to it; whatever else comes is of the next. */
const beginsTurn = ([first]: readonly Event[], { type }: Event): boolean =>
  first?.type === 'TurnEnded' && type !== 'Posted' && type !== 'DefianceArose' && type !== 'DefianceEnded';

/** Tells a season from its events. */
export function seasonStory({ events, atlas: first, locale, links, seed }: SeasonSource): SeasonStory {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && !FIRST.includes(event.type) && !beginsTurn(last, event)) last.push(event);
    else groups.push([event]);
  }
  const steps: SeasonStep[] = [];
  const booked = new Map<string, number>();
  let state: State | null = null;
  for (const group of groups) {
    const turn: number = state?.turn ?? 1;
    for (const event of group) state = campaign.evolve(state, event);
    if (!state) continue;
    const { view, names, title, atlas } = seen(state, first, locale);
    const lines = group.flatMap((event) => {
      const told = campaign.tell(event, null, view.viewer);
      return told ? eventLines(told, names) : [];
    });
    for (const event of group) if (event.type === 'BattleBooked') booked.set(event.mission, steps.length);
    const [map, curve] = [mapOf(view, atlas, names), curveOf(view, title, names)];
    steps.push({
      heading: t(locale, 'campaign.picture.turn', { turn }),
      lines,
      pictures: [
        { picture: map, alt: mapAlt(map) },
        { picture: curve, alt: curveAlt(curve) },
      ],
    });
  }
  if (!state) throw new Error('a season begins by being founded');
  const { view, names, title } = seen(state, first, locale);
  return {
    ...{ locale, title, steps },
    stands: t(locale, seed === null ? 'season.running' : 'season.over', { turn: view.turn }),
    words: {
      battles: t(locale, 'season.battles'),
      ledger: t(locale, 'season.ledger'),
      columns: (['turn', 'amount', 'currency', 'who', 'why', 'battle'] as const).map((one) =>
        t(locale, `season.${one}`),
      ),
    },
    battles: battlesOf(view, names, booked, links),
    accounts: view.setup.factions.map(({ id }) => ({ name: names.faction(id), entries: entriesOf(view, id, names) })),
  };
}

/** A campaign as everybody sees it, with the names that it has by then. */
function seen(state: State, first: Atlas, locale: Locale) {
  const atlas = atlasWith(first, state.lore);
  const view = campaign.view(state, { as: 'spectator' });
  return { view, atlas, names: namesIn(view, atlas, locale), title: atlas.title[locale] };
}

const battlesOf = (
  { missions }: View,
  names: Names,
  booked: ReadonlyMap<string, number>,
  links: SeasonSource['links'],
): readonly SeasonBattle[] =>
  missions
    .filter(({ status }) => status !== 'gathering')
    .map((mission) => ({
      id: mission.id,
      told: missionLine(mission, names),
      ended: mission.report ? endOf(mission.id, mission.report.winner, names.locale) : null,
      step: booked.get(mission.id) ?? null,
      link: links[mission.report?.match ?? ''] ?? null,
    }));

/** All that a faction and its pilots gained and lost; what one of them got through a battle for the same reason is one row. */
function entriesOf(view: View, faction: FactionId, names: Names): readonly SeasonEntry[] {
  const { locale } = names;
  const rows = new Map<string, LedgerLine & { readonly battle: string | null }>();
  for (const line of accountOf(view, faction, null)) {
    const { currency, turn, why, cause, reverses } = line.posting;
    const battle = battleBehind(view, cause, reverses);
    const key = [currency, turn, why, battle ?? cause.event, line.holder, Math.sign(line.change)].join(' ');
    const before = rows.get(key);
    rows.set(key, { ...line, change: line.change + (before?.change ?? 0), battle });
  }
  return [...rows.values()].map(({ posting: { turn, currency, why }, change, holder, battle }) => ({
    cells: [
      numberOf(locale, turn),
      change > 0 ? `+${change}` : `−${-change}`,
      t(locale, `campaign.currency.${currency}`),
      holder === faction ? '' : names.pilot(holder),
      t(locale, `campaign.why.${why}`),
    ],
    battle,
  }));
}
