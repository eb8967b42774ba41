import type { View } from '../../rules/campaign/view.js';
import { csv } from '../files/csv.js';
import type { Names } from './names.js';

/** A campaign for other programs: its ledger and its battles as tables. */

const LEDGER = ['turn', 'currency', 'from', 'to', 'amount', 'why', 'battle', 'event', 'reverses'];

/** All postings as comma-separated values, in their order; codes as the rules have them (issue 18.7). */
export const ledgerTable = ({ ledger }: Pick<View, 'ledger'>): string =>
  csv([
    LEDGER,
    ...ledger.postings.map(({ turn, currency, from, to, amount, why, cause, reverses }) => [
      turn,
      currency,
      ...[from, to],
      amount,
      why,
      cause.battle ?? '',
      cause.event,
      reverses ?? '',
    ]),
  ]);

const MISSIONS = ['mission', 'kind', 'province', 'attackers', 'defenders', 'status', 'winner', 'match', 'hash'];

/** All missions as comma-separated values, names in a language. */
export const missionsTable = ({ missions }: Pick<View, 'missions'>, names: Names): string =>
  csv([
    MISSIONS,
    ...missions.map(({ id, kind, province, sides, status, report }) => [
      id,
      names.mission(kind),
      names.province(province),
      sides.attacker.map((one) => names.faction(one)).join(' + '),
      sides.defender.map((one) => names.faction(one)).join(' + '),
      status,
      report?.winner ?? '',
      report?.match ?? '',
      report?.hash ?? '',
    ]),
  ]);
