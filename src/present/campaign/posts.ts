import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Event } from '../../rules/campaign/events.js';
import { balance, debts } from '../../rules/campaign/ledger.js';
import { ownersOf, SIDES, type Mission } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import type { Redacted } from '../../rules/kernel/contract.js';
import type { Message } from '../message.js';
import { lookBackButtons, newsButtons } from '../news.js';
import { fit, fitLast } from '../posts/fit.js';
import { text } from '../text.js';
import { claimLines, endOf, eventLines } from './events.js';
import { mapAlt, type CampaignMap } from './picture.js';
import { ladderAlt, type CampaignLadder } from './sheets.js';
import { sentLine, type Names } from './names.js';

/** The posts of a campaign in its channel: how it stands, what happened in each turn, each battle. */

/** Who leads what, as Discord shows people; `ends`: when the turn does, in seconds. */
export interface Season {
  readonly id: string;
  readonly title: string;
  readonly map: CampaignMap;
  /** Where it is asked for. */
  readonly ladder?: CampaignLadder;
  readonly view: View;
  readonly names: Names;
  readonly leaders: Readonly<Record<string, readonly string[]>>;
  readonly masters: readonly string[];
  readonly ends: number | null;
  readonly commitment: string;
  /** The secret of its dice, once it is over. */
  readonly seed: string | null;
  /** It goes on elsewhere. */
  readonly moved: boolean;
}

const MOST = 3_400;
/** Of a turn: its proof follows. */
const MOST_TOLD = 3_100;
const ACCENT = 0x00_72_b2;

/** How a campaign stands: its factions in the order of prestige, the missions that wait for forces, who defies whom. */
export function seasonMessage(season: Season): Message {
  const { id, title, map, ladder, view, names, masters, commitment, seed } = season;
  const { locale } = names;
  const open = view.missions.filter(({ status }) => status === 'gathering' || status === 'fighting');
  const lines = [
    `## ${title}`,
    turnLine(season),
    ...standingLines(season),
    ...debtLines(season),
    ...(open.length > 0 ? [t(locale, 'campaign.post.missions')] : []),
    ...open.map((mission) => `- ${missionLine(mission, names)}`),
    ...view.defiances.map(({ clan, against }) =>
      t(locale, 'campaign.event.defies', { clan: names.faction(clan), against: names.faction(against) }),
    ),
    `-# ${t(locale, 'campaign.post.masters', { masters, commitment: `\`${commitment.slice(0, 16)}\`` })}`,
  ];
  return {
    kind: 'blocks',
    accent: ACCENT,
    blocks: [
      { kind: 'text', text: fit(lines, MOST, locale) },
      { kind: 'picture', picture: map, alt: mapAlt(map) },
      ...(ladder ? [{ kind: 'picture', picture: ladder, alt: ladderAlt(ladder) } as const] : []),
      newsButtons(id, locale),
      // Its last turn has not ended, so no post of a turn leads to the whole of it.
      ...(seed === null ? [] : [lookBackButtons(id, locale)]),
    ],
  };
}

function turnLine({ view: { turn }, names: { locale }, ends, seed, moved }: Season): string {
  if (moved) return t(locale, 'stream.moved');
  if (seed !== null) return t(locale, 'campaign.post.over', { turn, seed });
  return ends === null
    ? t(locale, 'campaign.post.turn', { turn })
    : t(locale, 'campaign.post.turn-until', { turn, until: `<t:${ends}:R>` });
}

/** A line a faction: prestige, resources, provinces, machines that are ready, cards, who leads it. */
function standingLines({ view, names, leaders }: Season): readonly string[] {
  const { locale } = names;
  const owners = Object.values(ownersOf(view));
  const prestige = (id: string) =>
    balance(view.ledger, 'prestige', view.setup.factions.find((one) => one.id === id)?.id ?? 'house');
  return [...view.setup.factions]
    .sort((a, b) => prestige(b.id) - prestige(a.id))
    .map(({ id }) =>
      t(locale, 'campaign.post.faction', {
        faction: names.faction(id),
        prestige: prestige(id),
        resources: balance(view.ledger, 'resources', id),
        provinces: owners.filter((owner) => owner === id).length,
        machines: view.machines.filter((one) => one.faction === id && one.condition === 'ready').length,
        cards: view.hands[id]?.count ?? 0,
        leaders: leaders[id] ?? [t(locale, 'campaign.nobody')],
      }),
    );
}

/** What factions owe since battles were taken back: it was spent already. */
function debtLines({ view, names }: Season): readonly string[] {
  const { locale } = names;
  const owed = debts(view.ledger).map(({ account, owed: amount }) => {
    const [currency = '', holder = ''] = account.split('/');
    const pilot = view.pilots.find(({ id }) => id === holder);
    const who = pilot ? pilot.name : names.faction(holder);
    return t(locale, 'campaign.post.debt', { who, amount, currency });
  });
  return owed.length === 0 ? [] : [t(locale, 'campaign.post.debts', { debts: owed })];
}

/** A mission in one line: what, where, who with which machines on either side. */
export function missionLine({ id, kind, province, sides, cocoons, status }: Mission, names: Names): string {
  const { locale } = names;
  const side = (one: (typeof SIDES)[number]): string => {
    const sent = cocoons
      .filter(({ faction }) => sides[one].includes(faction))
      .flatMap((cocoon) => sentLine(cocoon, names));
    const who = sides[one].map((faction) => names.faction(faction)).join(' + ');
    return `${who} (${sent.length > 0 ? sent.join(', ') : '–'})`;
  };
  return t(locale, 'campaign.post.mission', {
    id,
    kind: names.mission(kind),
    province: names.province(province),
    attacker: side('attacker'),
    defender: side('defender'),
    status,
  });
}

/** The dice of a turn: their fingerprint and that of the next turn's, and their seed once the turn is over. */
export interface TurnDice {
  readonly commitment: string;
  readonly seed: string | null;
  readonly next: string | null;
}

/** By what a turn can be checked: its dice, and once it is over the link of the chain at its end. */
interface TurnProof {
  readonly dice: TurnDice | null;
  readonly end: { readonly stream: string; readonly event: number; readonly link: string } | null;
}

/** So much of a fingerprint is shown: enough that no other seed could be found for it. */
const SHOWN = 32;

function diceLine({ commitment, seed, next }: TurnDice, turn: number, locale: Locale): string {
  const own = commitment.slice(0, SHOWN);
  if (seed !== null) return t(locale, 'campaign.post.turn-seed', { seed, own });
  return t(locale, 'campaign.post.turn-dice', { own, turn: turn + 1, next: (next ?? '').slice(0, SHOWN) });
}

/** What happened in a turn, as everybody knows it. Where it does not all fit, what came last is shown. */
export function turnMessage(
  turn: number,
  events: readonly (Event | Redacted)[],
  names: Names,
  { dice, end }: TurnProof = { dice: null, end: null },
): Message {
  const { locale } = names;
  const lines = events.flatMap((event) => eventLines(event, names));
  const told = [
    fitLast(t(locale, 'campaign.post.chronicle', { turn }), lines, MOST_TOLD),
    ...(dice ? [diceLine(dice, turn, locale)] : []),
  ].join('\n');
  if (!end) return text(told);
  const words = `${told}\n${t(locale, 'campaign.post.proof', end)}`;
  return { kind: 'blocks', accent: null, blocks: [{ kind: 'text', text: words }, lookBackButtons(end.stream, locale)] };
}

/** A battle: who fights where, and how it ended; its thread starts here. */
export function battleMessage(mission: Mission, names: Names): Message {
  const { locale } = names;
  const { id, report, status } = mission;
  const ended = report ? [endOf(id, report.winner, locale)] : [];
  const lines = status === 'annulled' ? [t(locale, 'campaign.event.unbooked', { mission: id })] : ended;
  const atTable = mission.table && status === 'fighting' ? tableLines(mission, names) : [];
  return text([`### ${missionLine(mission, names)}`, ...lines, ...atTable].join('\n'));
}

/** A battle at a real table: what was said of it, and whose word is still awaited. */
function tableLines({ id, claim, sides }: Mission, names: Names): readonly string[] {
  const { locale } = names;
  const [attacker, defender] = SIDES.map((side) => sides[side].map((faction) => names.faction(faction)));
  if (!claim) return [t(locale, 'campaign.post.at-table', { mission: id })];
  const waits = (claim.side === 'attacker' ? defender : attacker) ?? [];
  return [...claimLines(id, claim, names), t(locale, 'campaign.post.agree', { mission: id, factions: waits })];
}
