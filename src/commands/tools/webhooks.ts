import { t } from '../../i18n/index.js';
import type { Hook } from '../../match/access.js';
import { instant } from '../../match/header.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { ofChannel } from '../table.js';
import type { Table } from '../../match/acts.js';

/** Addresses that are told when something changes in the match of the channel. */

const MOST_HOOKS = 5;

/** What is wrong with an address that is not taken. */
const WRONG = {
  'not-an-address': 'tools/address-not-an-address',
  'not-https': 'tools/address-not-https',
  'with-password': 'tools/address-with-password',
  'not-public': 'tools/address-not-public',
} as const;

/** A command about the match of the channel, for its owner, its arbiters and the managers of the server. */
const ofOwner = (then: (services: Services, request: SlashRequest, table: Table) => Promise<Reply>): Runnable['run'] =>
  ofChannel(async (services, request: SlashRequest, table) => {
    const { header } = table;
    const { player, manages, guild, tongue } = request;
    if (!services.access.webhooks) return refused(refuse('tools/webhooks-off'), tongue);
    const may =
      header.owner === player ||
      (manages && guild !== null && guild === header.guild) ||
      (await isArbiter(services, request, header));
    return may ? then(services, request, table) : refused(refuse('tools/not-owner'), tongue);
  });

export const webhook: Runnable = {
  options: [{ name: 'address', words: 'webhook-address', required: true, maxLength: 500 }],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { options, tongue, locale, player, at }, { header: { id: match } }) => {
    const given = options['address'] ?? '';
    const address = access.address(given);
    if ('wrong' in address) return refused(refuse(WRONG[address.wrong], { given }), tongue);
    if ((await access.store.hooks(match)).length >= MOST_HOOKS)
      return refused(refuse('tools/too-many-webhooks', { most: MOST_HOOKS }), tongue);
    const id = `w-${Buffer.from(access.randomBytes(5)).toString('hex')}`;
    const fresh = { told: 0, deliveries: 0, hash: null, attempts: 0, failure: null, stoppedAt: null };
    const { href: url } = address.url;
    const added = await access.store.addHook({ id, match, url, player, at, ...fresh, notBefore: instant(0) });
    if (!added) return refused(refuse('tools/webhook-there', { given }), tongue);
    access.hooked();
    return tell(t(locale, 'tools.webhook-made', { id, publicKey: await access.publicKey() }));
  }),
};

export const webhooks: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { locale }, { header }) => {
    const kept = await access.store.hooks(header.id);
    return tell(kept.length === 0 ? t(locale, 'tools.no-webhooks') : kept.map((hook) => line(hook, locale)).join('\n'));
  }),
};

const line = ({ id, url, deliveries, failure, attempts, stoppedAt }: Hook, locale: Request['locale']): string => {
  const told = { id, url, deliveries, attempts, failure: failure ?? '' };
  return t(locale, `tools.webhook.${stoppedAt !== null ? 'stopped' : attempts > 0 ? 'failing' : 'well'}`, told);
};

export const unhook: Runnable = {
  options: [{ name: 'webhook', words: 'webhook-id', required: true, maxLength: 12 }],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { options, locale, tongue }, { header: { id: match } }) => {
    const id = options['webhook'] ?? '';
    if (await access.store.dropHook(match, id)) return tell(t(locale, 'tools.unhooked', { id }));
    const known = (await access.store.hooks(match)).map((hook) => hook.id);
    return refused(refuse('tools/no-such-webhook', { given: id, known }), tongue);
  }),
};
