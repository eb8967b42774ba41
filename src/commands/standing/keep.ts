import { formatLine } from '../../orders/line.js';
import type { Typed } from '../../orders/contract.js';
import { t } from '../../i18n/index.js';
import { STANDING_ON, STANDING_REPEAT, type StandingText } from '../../rules/kernel/standing.js';
import type { Services, Reply, Request } from '../contract.js';
import { withButtons } from '../replies.js';
import type { Seen } from '../table.js';

/** What a player filled in to keep an order; what they left out is the usual. */
export function textOf(given: Readonly<Record<string, string>>): StandingText {
  const filled = (name: string): string | null => (given[name] ?? '').trim() || null;
  return {
    order: filled('order') ?? '',
    repeat: STANDING_REPEAT.find((one) => one === given['repeat']) ?? 'once',
    on: STANDING_ON.find((one) => one === given['on']) ?? 'any',
    if: filled('if'),
    else: filled('else'),
  };
}

/** To an order that was refused only because it is not its time, the offer to keep it until it is. */
export async function offerToKeep(
  services: Services,
  request: Request,
  { table, seat }: Seen,
  order: Typed,
  reply: Reply,
): Promise<Reply> {
  if (seat === null) return reply;
  const { locale, at } = request;
  const text = textOf({ order: formatLine(order, locale) });
  const match = table.header.id;
  const offered = await services.referee.keep({ match, seat, text, locale, at, state: 'offered' });
  if (!offered.ok) return reply;
  return withButtons(reply, [
    {
      action: { verb: 'keep', args: [match, String(offered.value.id)] },
      label: t(locale, 'button.keep'),
      style: 'primary',
    },
  ]);
}
