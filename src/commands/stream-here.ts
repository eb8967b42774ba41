import type { StreamId } from '../match/header.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { ok, type Result } from '../rules/kernel/result.js';
import type { Desk, Done } from '../streams/desk.js';
import type { KeptTypes, Standing } from '../streams/kind.js';
import type { Reply, Request, Services } from './contract.js';
import { refused, tell } from './replies.js';

/** What the commands of campaigns and of leagues have in common. */

/** What goes on in the channel, or in the channel that a thread belongs to. */
export const standingIn = async <T extends KeptTypes>(
  desk: Pick<Desk<T>, 'in'>,
  { channel, parent }: Pick<Request, 'channel' | 'parent'>,
): Promise<Standing<T> | null> => (await desk.in(channel)) ?? (parent === null ? null : await desk.in(parent));

/** A command about what goes on in the channel, as `find` has it for whoever asks. */
export const about =
  <Here>(find: (services: Services, request: Request) => Promise<Result<Here, Refusal>>) =>
  <R extends Request>(then: (services: Services, request: R, here: Here) => Promise<Reply> | Reply) =>
  async (services: Services, request: R): Promise<Reply> => {
    const here = await find(services, request);
    return here.ok ? then(services, request, here.value) : refused(here.error, request.tongue);
  };

/** Gives an order; `say` is what is said when it is given. */
export async function submitTo<T extends KeptTypes>(
  desk: Pick<Desk<T>, 'submit'>,
  { key, player, at, tongue }: Request,
  stream: StreamId,
  order: T['order'],
  say: (done: Done<T>) => string,
): Promise<Reply> {
  const given = await desk.submit({ key, player, at, stream }, () => ok(order));
  return given.ok ? tell(say(given.value)) : refused(given.error, tongue);
}
