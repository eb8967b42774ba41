import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Referee } from '../match/contract.js';
import type { Table } from '../match/acts.js';
import type { Played } from '../match/header.js';
import type { Presenter } from '../present/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import { viewAt } from './stretch.js';

/** What results are told from. */
export interface Telling {
  readonly referee: Referee;
  readonly presenter: (match: Played) => Presenter<AnyGame>;
}

/** What came of a seat's orders after event `since`, as a viewer knows it, under a heading; `null`: nothing so far. */
export async function resultsSince(
  { referee, presenter }: Telling,
  table: Table,
  seats: readonly SeatId[],
  since: number,
  viewer: Viewer,
  locale: Locale,
): Promise<readonly string[] | null> {
  const { id, version } = table.header;
  const after = referee.view(table, viewer);
  const stored = await referee.history(id, since + 1, version, viewer);
  if (!after || stored.length === 0) return null;
  const stretch = {
    before: await viewAt(referee, table, since, viewer),
    after,
    events: stored.map(({ event }) => event),
  };
  const words = presenter(table.header);
  const lines = seats.flatMap((seat) => words.results(stretch, seat, locale));
  if (lines.length === 0) return null;
  return [t(locale, 'reply.results', { heading: words.report(stretch, locale).heading }), ...lines];
}
