import { t } from '../../i18n/index.js';
import type { FactionId, MissionId } from '../../rules/campaign/ids.js';
import { debts, HOUSE, type Posting } from '../../rules/campaign/ledger.js';
import type { View } from '../../rules/campaign/view.js';
import { fit } from '../posts/fit.js';
import type { Names } from './names.js';

/** The account of a faction: what it and its pilots gained and lost, newest first, each line with the event behind it. */

const MOST = 3_400;
/** Lines of an answer. */
const LEDGER_LINES = 20;

/** A line of the account: what changed by how much, for whom. */
export interface LedgerLine {
  readonly posting: Posting;
  /** Above 0: gained. */
  readonly change: number;
  readonly holder: string;
}

/** The newest lines that concern a faction and its pilots; `mission`: those alone that its battle brought. */
export const ledgerLines = (view: View, faction: FactionId, mission: MissionId | null): readonly LedgerLine[] =>
  accountOf(view, faction, mission).slice(-LEDGER_LINES).toReversed();

/** All lines that concern a faction and its pilots, oldest first. */
export function accountOf(view: View, faction: FactionId, mission: MissionId | null): readonly LedgerLine[] {
  const own = new Set<string>([faction, ...view.pilots.filter((one) => one.faction === faction).map(({ id }) => id)]);
  return view.ledger.postings
    .filter(({ cause, reverses }) => mission === null || battleBehind(view, cause, reverses) === mission)
    .flatMap((posting): readonly LedgerLine[] => {
      const { from, to, amount } = posting;
      return [
        ...(own.has(from) ? [{ posting, change: -amount, holder: from }] : []),
        ...(own.has(to) ? [{ posting, change: amount, holder: to }] : []),
      ];
    });
}

/** The battle behind a posting, also where it takes one of that battle's back. */
export const battleBehind = (
  { ledger }: View,
  { battle }: Posting['cause'],
  reverses: number | undefined,
): MissionId | null => battle ?? (reverses === undefined ? null : (ledger.postings[reverses]?.cause.battle ?? null));

/** `links`: the address of what is told of an event of a battle, by `b1:57`. */
export function ledgerText(
  view: View,
  faction: FactionId,
  lines: readonly LedgerLine[],
  links: ReadonlyMap<string, string>,
  names: Names,
): string {
  const { locale } = names;
  const owed = debts(view.ledger)
    .map(({ account, owed: amount }) => ({ account: account.split('/'), amount }))
    .filter(({ account: [, holder = ''] }) => holder === faction || lines.some((line) => line.holder === holder))
    .map(({ account: [currency = ''], amount }) => t(locale, 'campaign.ledger.debt', { currency, amount }));
  const told = lines.map(({ posting: { currency, why, turn, cause }, change, holder }) => {
    const who = holder === faction || holder === HOUSE ? '' : `, ${names.pilot(holder)}`;
    const amount = change > 0 ? `+${change}` : `−${-change}`;
    return `- ${t(locale, 'campaign.ledger.line', { turn, amount, currency, who, why, event: linked(cause, links, names) })}`;
  });
  const none = told.length === 0 ? [t(locale, 'campaign.ledger.none')] : [];
  return fit([`## ${names.faction(faction)}`, ...owed, ...told, ...none], MOST, locale);
}

function linked({ battle, event }: Posting['cause'], links: ReadonlyMap<string, string>, { locale }: Names): string {
  const title =
    battle === null
      ? t(locale, 'campaign.ledger.event', { event })
      : t(locale, 'campaign.ledger.battle-event', { mission: battle, event });
  const link = battle === null ? undefined : links.get(`${battle}:${event}`);
  return link === undefined ? title : t(locale, 'my.link', { title, link });
}
