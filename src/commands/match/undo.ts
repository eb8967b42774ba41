import { t } from '../../i18n/index.js';
import type { Table } from '../../match/contract.js';
import { matchId } from '../../match/ports.js';
import { orderText } from '../../present/posts/vote.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { House, Press, Reply, Request, Runnable } from '../contract.js';
import { refused } from '../replies.js';
import { tableHere } from '../table.js';
import { proposed } from './vote.js';

/** `/match undo` and its button: the player's last order is taken back, or the others are asked whether it may be. */
export const undo: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(house, request) {
    const table = await tableHere(house, request);
    return table.ok ? takeBack(house, request, table.value) : refused(table.error, request.locale);
  },
};

export const undoPress: Press = {
  acknowledge: 'private',
  async run(house, request) {
    const table = await house.referee.table(matchId(request.args[0] ?? ''));
    return table ? takeBack(house, request, table) : refused(refuse('discord/no-such-match'), request.locale);
  },
};

async function takeBack(house: House, request: Request, before: Table): Promise<Reply> {
  const { key, player, at, locale } = request;
  const { id, ruleset, version } = before.header;
  const applied = await house.referee.undo({ key, player, at, match: id });
  if (!applied.ok) return refused(applied.error, locale);
  const rewound = applied.value.events.flatMap(({ event }) => (event.type === 'Rewound' ? [event] : []))[0];
  if (!rewound) return proposed(applied.value, request, null);
  const viewer = house.referee.viewerOf(before, player);
  const undone = await house.referee.undone(id, rewound.to, version, viewer);
  const order = undone.map((one) => orderText(one, house.presenter(ruleset), locale));
  return proposed(applied.value, request, t(locale, 'reply.undone', { order }));
}
