import { t } from '../../i18n/index.js';
import { playerId, type PlayerId } from '../../match/header.js';
import { text } from '../../present/text.js';
import type { Services, Reply, Request } from '../contract.js';
import { show, tell, withButtons } from '../replies.js';
import { matchLink } from '../../queries/links.js';

/** `/me forget`: what is deleted and what stays is said first; a button confirms. */
export const sureToForget = ({ locale }: Request): Reply =>
  withButtons(show(text(t(locale, 'me.forget'))), [
    { action: { verb: 'me-forgotten', args: [] }, label: t(locale, 'button.forget-me'), style: 'danger' },
  ]);

/** Forgets, and says what was done and in which matches the id has to stay until they end. */
export async function forgetMe(services: Services, request: Request): Promise<Reply> {
  const { player, at, locale, key } = request;
  const { running, ended } = await services.people.forget(player, pseudonymFrom(key), at);
  const links = await Promise.all(
    running.map(async (match) => {
      const table = await services.referee.table(match);
      return table ? matchLink(services, table.header, locale) : match;
    }),
  );
  return tell(
    [
      t(locale, 'me.forgotten', { ended }),
      ...(links.length > 0 ? [t(locale, 'me.forgotten-running', { running: links })] : []),
    ].join('\n'),
  );
}

/** A name for somebody who is to be forgotten. The id of the interaction says nothing about who they were. */
const pseudonymFrom = (key: string): PlayerId => playerId(`gone-${BigInt(key).toString(36)}`);
