import { t } from '../../i18n/index.js';
import type { Shelved, ShelfKind } from '../../match/shelf.js';
import type { Button } from '../../present/message.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { mayChange, QUOTA, type Member } from '../../shelf/contract.js';
import type { Offer, Press, Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell, withButtons } from '../replies.js';

/**
 * `/unit remove name:ANV-1T`, `/map remove name:ford`: takes a file off the server's shelf; without a name it says what is on it,
 * with buttons that take off everything of one's own, or for managers all. Matches keep what they have taken.
 */
export const removing = (kind: ShelfKind): Runnable => ({
  options: [{ name: 'name', words: 'shelf-name', autocomplete: true, maxLength: 60 }],
  acknowledge: 'private',
  run: (services, request) => remove(services, request, kind, (request.options['name'] ?? '').trim()),
  complete: (services, request) => offers(services, request, kind),
});

async function remove(services: Services, request: SlashRequest, kind: ShelfKind, name: string): Promise<Reply> {
  const { guild, player, manages, locale, tongue } = request;
  if (guild === null) return refused(refuse('unit/no-server'), tongue);
  const all = await services.shelf.all(guild);
  if (name === '') return shownHere(all, { guild, player, manages }, request, kind);
  const wanted = name.toLowerCase();
  const file = all.find((one) => one.kind === kind && (one.id.toLowerCase() === wanted || isCalled(one, wanted)));
  if (!file) return refused(refuse('shelf/unknown', { given: name }), tongue);
  if (!mayChange({ guild, player, manages }, file)) return refused(refuse('shelf/not-yours', { id: file.id }), tongue);
  await services.shelf.remove({ guild, player, manages }, kind, [file.id]);
  return tell(t(locale, 'shelf.removed', { id: file.id }));
}

const nameOf = ({ facts }: Shelved): string => (typeof facts.name === 'string' ? facts.name : facts.name.en);
const isCalled = (one: Shelved, wanted: string): boolean => nameOf(one).toLowerCase() === wanted;

async function offers(services: Services, request: SlashRequest, kind: ShelfKind): Promise<readonly Offer[]> {
  const { guild, player, manages } = request;
  const typed = (request.options['name'] ?? '').toLowerCase();
  const all = guild === null ? [] : await services.shelf.all(guild);
  return all
    .filter((one) => one.kind === kind && mayChange({ guild: one.guild, player, manages }, one))
    .map((one) => ({ name: nameOf(one), value: one.id }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
}

/** What is on the shelf, and how much more has room there. */
function shownHere(all: readonly Shelved[], by: Member, { locale }: Request, kind: ShelfKind): Reply {
  const units = all.filter((one) => one.kind === 'unit').length;
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  const own = all.filter((one) => one.player === by.player);
  const ofKind = (some: readonly Shelved[]): number => some.filter((one) => one.kind === kind).length;
  const words = t(locale, 'shelf.holds', {
    units,
    maps: all.length - units,
    most: QUOTA.files,
    size: Math.round(bytes / 1024),
    room: QUOTA.bytes / 1024,
    own: own.length,
  });
  const button = (whose: 'own' | 'all', count: number): Button => ({
    action: { verb: 'shelf-clear', args: [kind, whose] },
    label: t(locale, `button.shelf-${kind}-${whose}`, { count }),
    style: 'danger',
  });
  return withButtons(tell(words), [
    ...(ofKind(own) > 0 ? [button('own', ofKind(own))] : []),
    ...(by.manages && ofKind(all) > ofKind(own) ? [button('all', ofKind(all))] : []),
  ]);
}

/** Takes off everything of one's own, or all: `shelf-clear|unit|own`. */
export const clearPress: Press = {
  acknowledge: 'update',
  async run(services, { guild, player, manages, args, locale, tongue }) {
    if (guild === null) return refused(refuse('unit/no-server'), tongue);
    const [kind, whose] = args;
    const all = await services.shelf.all(guild);
    const wanted = all.filter((one) => one.kind === kind && (whose === 'all' || one.player === player));
    const count = await services.shelf.remove(
      { guild, player, manages },
      kind === 'map' ? 'map' : 'unit',
      wanted.map(({ id }) => id),
    );
    return tell(t(locale, 'shelf.cleared', { count }));
  },
};
