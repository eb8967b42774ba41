import { t } from '../../i18n/index.js';
import type { Table } from '../../match/acts.js';
import type { GivenOrder } from '../../match/motions.js';
import type { Undo } from '../../match/undo.js';
import { fit } from '../../present/posts/fit.js';
import { orderText, undoneLines } from '../../present/posts/vote.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, tell, withButtons } from '../replies.js';
import { ofChannel, ofMatch } from '../table.js';
import { forgetTakenBack, proposed } from './vote.js';

/** `/match undo` and its button: the player's last order is taken back, or the others are asked whether it may be. */
export const undo: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofChannel(takeBack),
};

/** The button first says what would be taken back, and whether the others are asked: it is soon pressed by mistake. */
const ask: Press = {
  acknowledge: 'private',
  run: ofMatch(asked),
};

/** Pressed once more it is done, unless the last order is another one by now. */
const sure: Press = {
  acknowledge: 'update',
  run: ofMatch(async (services, request, table) => {
    const plan = await services.referee.undoable(table.header.id, request);
    if (plan.ok) {
      const orders = await ordersSince(services, request, table, plan.value);
      if (nameOf(orders) !== request.args[1]) return asked(services, request, table);
    }
    return takeBack(services, request, table);
  }),
};

export const undoPresses = { undo: ask, 'undo-sure': sure } as const satisfies Readonly<Record<string, Press>>;

/** The order that would be taken back and those since, as the player may know them. */
const ordersSince = (
  { referee }: Services,
  { player }: Request,
  table: Table,
  { motion }: Undo,
): Promise<readonly GivenOrder[]> => referee.given(table.header.id, motion.to + 1, referee.viewerOf(table, player));

/** By which number people call the order that would be taken back. The number of its event would tell of others' words beside it. */
const nameOf = ([first]: readonly GivenOrder[]): string => String(first?.number ?? 0);

async function asked(services: Services, request: Request, { header }: Table): Promise<Reply> {
  const { locale, tongue } = request;
  const plan = await services.referee.undoable(header.id, request);
  if (!plan.ok) return refused(plan.error, tongue);
  const { free, counts } = plan.value;
  const asks = !free && !counts;
  const table = await services.referee.table(header.id);
  const orders = table ? await ordersSince(services, request, table, plan.value) : [];
  const lines = undoneLines(orders, services.presenter(header), locale);
  const first = counts ? 'reply.undo-counts' : free ? 'reply.undo-free' : 'reply.undo-consent';
  const words = [t(locale, first), ...lines];
  return withButtons(tell(fit(words, 3_000, locale)), [
    {
      action: { verb: 'undo-sure', args: [header.id, nameOf(orders)] },
      label: t(locale, asks ? 'button.ask-others' : 'button.undo'),
      style: 'primary',
    },
  ]);
}

async function takeBack(services: Services, request: Request, before: Table): Promise<Reply> {
  const { key, player, at, locale, tongue } = request;
  const { id, version } = before.header;
  const applied = await services.referee.undo({ key, player, at, match: id });
  if (!applied.ok) return refused(applied.error, tongue);
  forgetTakenBack(services, applied.value);
  const rewound = applied.value.events.flatMap(({ event }) => (event.type === 'Rewound' ? [event] : []))[0];
  if (!rewound) return proposed(applied.value, request, null);
  const viewer = services.referee.viewerOf(before, player);
  const undone = await services.referee.undone(id, rewound.to, version, viewer);
  const order = undone.map((one) => orderText(one, services.presenter(before.header), locale));
  return proposed(applied.value, request, t(locale, 'reply.undone', { order }));
}
