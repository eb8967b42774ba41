import { t } from '../../i18n/index.js';
import type { Hook, Hooked } from '../../match/access.js';
import { instant } from '../../match/header.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { mayOfficiate } from './official.js';

/** Addresses that are told when something changes in the match, the campaign or the league of the channel. */

const MOST_HOOKS = 5;

/** What is wrong with an address that is not taken. */
const WRONG = {
  'not-an-address': 'tools/address-not-an-address',
  'not-https': 'tools/address-not-https',
  'with-password': 'tools/address-with-password',
  'not-public': 'tools/address-not-public',
} as const;

/** Of what a channel's addresses are told: its match, or the campaign or league that it belongs to. */
interface Here {
  readonly of: Hooked;
  readonly kind: 'match' | 'campaign' | 'league';
  /** From where on it is told. */
  readonly from: Pick<Hook, 'told' | 'events'>;
}

/** A match that goes on in the very channel comes first, then its campaign or league, also that of a thread's channel, then a match that is over. */
async function here(services: Services, request: Request): Promise<Result<Here, Refusal>> {
  const { referee, archives } = services;
  const { channel, parent, player, manages, guild } = request;
  const table = await referee.tableIn(channel);
  const own = await archives.in(channel);
  const isOn = table !== null && table.header.status !== 'ended';
  const stream = isOn ? null : (own ?? (table || parent === null ? null : await archives.in(parent)));
  if (stream) {
    const { id: of, kind, revision, version: events } = stream;
    // It is told at once how it stands, and from then on what happens.
    const may = await mayOfficiate(services, request, stream);
    return may ? ok({ of, kind, from: { told: revision - 1, events } }) : fail(refuse('tools/not-its-official'));
  }
  if (!table) return fail(refuse('tools/nothing-to-tell'));
  const { header } = table;
  const may =
    header.owner === player ||
    (manages && guild !== null && guild === header.guild) ||
    (await isArbiter(services, request, header));
  return may ? ok({ of: header.id, kind: 'match', from: { told: 0, events: 0 } }) : fail(refuse('tools/not-owner'));
}

/** A command about what goes on in the channel, for who may have its addresses told. */
const ofOwner =
  (then: (services: Services, request: SlashRequest, here: Here) => Promise<Reply>): Runnable['run'] =>
  async (services, request) => {
    if (!services.access.webhooks) return refused(refuse('tools/webhooks-off'), request.tongue);
    const found = await here(services, request);
    return found.ok ? then(services, request, found.value) : refused(found.error, request.tongue);
  };

export const webhook: Runnable = {
  options: [{ name: 'address', words: 'webhook-address', required: true, maxLength: 500 }],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { options, tongue, locale, player, at }, { of, kind, from }) => {
    const given = options['address'] ?? '';
    const address = access.address(given);
    if ('wrong' in address) return refused(refuse(WRONG[address.wrong], { given }), tongue);
    if ((await access.store.hooks(of)).length >= MOST_HOOKS)
      return refused(refuse('tools/too-many-webhooks', { most: MOST_HOOKS }), tongue);
    const id = `w-${Buffer.from(access.randomBytes(5)).toString('hex')}`;
    const fresh = { deliveries: 0, hash: null, attempts: 0, failure: null, stoppedAt: null };
    const { href: url } = address.url;
    const added = await access.store.addHook({ id, of, url, player, at, ...from, ...fresh, notBefore: instant(0) });
    if (!added) return refused(refuse('tools/webhook-there', { given }), tongue);
    access.hooked();
    return tell(t(locale, 'tools.webhook-made', { of: kind, id, publicKey: await access.publicKey() }));
  }),
};

export const webhooks: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { locale }, { of, kind }) => {
    const kept = await access.store.hooks(of);
    return tell(
      kept.length === 0
        ? t(locale, 'tools.no-webhooks', { of: kind })
        : kept.map((hook) => line(hook, locale)).join('\n'),
    );
  }),
};

const line = ({ id, url, deliveries, failure, attempts, stoppedAt }: Hook, locale: Request['locale']): string => {
  const told = { id, url, deliveries, attempts, failure: failure ?? '' };
  return t(locale, `tools.webhook.${stoppedAt !== null ? 'stopped' : attempts > 0 ? 'failing' : 'well'}`, told);
};

export const unhook: Runnable = {
  options: [{ name: 'webhook', words: 'webhook-id', required: true, maxLength: 12 }],
  acknowledge: 'private',
  run: ofOwner(async ({ access }, { options, locale, tongue }, { of }) => {
    const id = options['webhook'] ?? '';
    if (await access.store.dropHook(of, id)) return tell(t(locale, 'tools.unhooked', { id }));
    const known = (await access.store.hooks(of)).map((hook) => hook.id);
    return refused(refuse('tools/no-such-webhook', { given: id, known }), tongue);
  }),
};
