import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { atlasWith, type Atlas } from '../../library/atlas.js';
import { campaign } from '../../rules/campaign/campaign.js';
import type { Event } from '../../rules/campaign/events.js';
import type { State } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import { curveAlt, curveOf, type CampaignCurve } from './curve.js';
import { endOf, eventLines } from './events.js';
import { namesIn, type Names } from './names.js';
import { missionLine } from './posts.js';
import { mapAlt, mapOf, type CampaignMap } from './picture.js';

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
}

/** Makes pages of seasons. */
export interface SeasonReplays {
  /** The page of a season, small enough for Discord to accept. Rejects if it cannot be made. */
  season(source: SeasonSource): Promise<string>;
}

/** What happened in one go, with the map and the curve right after it. */
export interface SeasonStep {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly map: { readonly picture: CampaignMap; readonly alt: string };
  readonly curve: { readonly picture: CampaignCurve; readonly alt: string };
}

/** A battle: who fought where, how it ended, in which step it was booked, from 0 on, and where it is told. */
export interface SeasonBattle {
  readonly id: string;
  readonly told: string;
  readonly ended: string | null;
  readonly step: number | null;
  readonly link: string | null;
}

/** What a faction gained or lost: for which turn, why, and through which battle. */
export interface SeasonEntry {
  readonly turn: number;
  readonly amount: number;
  readonly currency: string;
  readonly why: string;
  readonly battle: string | null;
}

export interface SeasonStory {
  readonly locale: Locale;
  readonly title: string;
  readonly turn: number;
  readonly steps: readonly SeasonStep[];
  readonly battles: readonly SeasonBattle[];
  readonly accounts: readonly { readonly faction: string; readonly entries: readonly SeasonEntry[] }[];
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
export function seasonStory({ events, atlas: first, locale, links }: SeasonSource): SeasonStory {
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
      map: { picture: map, alt: mapAlt(map) },
      curve: { picture: curve, alt: curveAlt(curve) },
    });
  }
  if (!state) throw new Error('a season begins by being founded');
  const { view, names, title } = seen(state, first, locale);
  return {
    ...{ locale, title, turn: view.turn, steps },
    battles: battlesOf(view, names, booked, links),
    accounts: view.setup.factions.map(({ id }) => ({
      faction: names.faction(id),
      entries: entriesOf(view, id, locale),
    })),
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

/** What everybody can count: resources and prestige. */
const COUNTED: readonly string[] = ['resources', 'prestige'];

const entriesOf = ({ ledger }: View, faction: string, locale: Locale): readonly SeasonEntry[] =>
  ledger.postings.flatMap(({ currency, from, to, amount, why, turn, cause, reverses }): readonly SeasonEntry[] => {
    if (!COUNTED.includes(currency) || (from !== faction && to !== faction)) return [];
    const battle = cause.battle ?? (reverses === undefined ? null : (ledger.postings[reverses]?.cause.battle ?? null));
    return [
      {
        ...{ turn, battle, amount: to === faction ? amount : -amount },
        currency: t(locale, `campaign.currency.${currency}`),
        why: t(locale, `campaign.why.${why}`),
      },
    ];
  });
