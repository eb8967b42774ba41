import { t } from '../../i18n/index.js';
import type { Table } from '../../match/acts.js';
import { fit } from '../../present/posts/fit.js';
import { orderText, undoneLines } from '../../present/posts/vote.js';
import { spectator } from '../../rules/kernel/seats.js';
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
    const [, to = ''] = request.args;
    const plan = await services.referee.undoable(table.header.id, request);
    if (plan.ok && String(plan.value.motion.to) !== to) return asked(services, request, table);
    return takeBack(services, request, table);
  }),
};

export const undoPresses = { undo: ask, 'undo-sure': sure } as const satisfies Readonly<Record<string, Press>>;

async function asked(services: Services, request: Request, { header }: Table): Promise<Reply> {
  const { locale, tongue, player } = request;
  const plan = await services.referee.undoable(header.id, request);
  if (!plan.ok) return refused(plan.error, tongue);
  const { motion, free, counts } = plan.value;
  const asks = !free && !counts;
  const table = await services.referee.table(header.id);
  const viewer = table ? services.referee.viewerOf(table, player) : spectator;
  const orders = await services.referee.given(header.id, motion.to + 1, viewer);
  const lines = undoneLines(orders, services.presenter(header.ruleset), locale);
  const first = counts ? 'reply.undo-counts' : free ? 'reply.undo-free' : 'reply.undo-consent';
  const words = [t(locale, first), ...lines];
  return withButtons(tell(fit(words, 3_000, locale)), [
    {
      action: { verb: 'undo-sure', args: [header.id, String(motion.to)] },
      label: t(locale, asks ? 'button.ask-others' : 'button.undo'),
      style: 'primary',
    },
  ]);
}

async function takeBack(services: Services, request: Request, before: Table): Promise<Reply> {
  const { key, player, at, locale, tongue } = request;
  const { id, ruleset, version } = before.header;
  const applied = await services.referee.undo({ key, player, at, match: id });
  if (!applied.ok) return refused(applied.error, tongue);
  forgetTakenBack(services, applied.value);
  const rewound = applied.value.events.flatMap(({ event }) => (event.type === 'Rewound' ? [event] : []))[0];
  if (!rewound) return proposed(applied.value, request, null);
  const viewer = services.referee.viewerOf(before, player);
  const undone = await services.referee.undone(id, rewound.to, version, viewer);
  const order = undone.map((one) => orderText(one, services.presenter(ruleset), locale));
  return proposed(applied.value, request, t(locale, 'reply.undone', { order }));
}
