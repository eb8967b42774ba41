import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { newToken, TOKEN_KINDS, type Token } from '../../match/access.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import type { Offer, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';

/** Tokens with which other programs read what everybody on the server may know. */

const MOST_TOKENS = 20;

/** Why somebody may not have them: managers and arbiters of the server may. */
async function barred(
  { access, servers }: Services,
  { guild, manages, roles }: Request,
): Promise<Refusal | { readonly guild: string }> {
  if (!access.api) return refuse('tools/api-off');
  if (guild === null) return refuse('tools/not-official');
  const { arbiterRole } = await servers.server(guild);
  const official = manages || (arbiterRole !== null && roles.includes(arbiterRole));
  return official ? { guild } : refuse('tools/not-official');
}

export const token: Runnable = {
  options: [
    { name: 'name', words: 'token-name', required: true, maxLength: 40 },
    { name: 'for', words: 'token-for', values: TOKEN_KINDS },
  ],
  acknowledge: 'private',
  async run(services, request) {
    const { tongue, locale, player, at, options } = request;
    const may = await barred(services, request);
    if ('code' in may) return refused(may, tongue);
    const { access } = services;
    const { guild } = may;
    if ((await access.store.tokens(guild)).length >= MOST_TOKENS)
      return refused(refuse('tools/too-many-tokens', { most: MOST_TOKENS }), tongue);
    const { text, id, hash } = newToken(access.randomBytes);
    const kind = TOKEN_KINDS.find((one) => one === options['for']) ?? 'read';
    await access.store.putToken({ id, guild, kind, name: options['name'] ?? '', hash, player, at, usedAt: null });
    return tell(t(locale, `tools.token-made.${kind}`, { token: text, id }));
  },
};

export const tokens: Runnable = {
  options: [],
  acknowledge: 'private',
  async run(services, request) {
    const may = await barred(services, request);
    if ('code' in may) return refused(may, request.tongue);
    const { locale } = request;
    const kept = await services.access.store.tokens(may.guild);
    return tell(kept.length === 0 ? t(locale, 'tools.no-tokens') : kept.map((one) => line(one, locale)).join('\n'));
  },
};

const line = ({ id, name, kind, at, usedAt }: Token, locale: Locale): string =>
  t(locale, 'tools.token', {
    ...{ id, name, kind },
    made: stamp(at),
    used: usedAt === null ? t(locale, 'tools.never') : stamp(usedAt),
  });

const stamp = (at: number): string => `<t:${Math.round(at / 1000)}:d>`;

export const revoke: Runnable = {
  options: [{ name: 'token', words: 'token-id', required: true, autocomplete: true, maxLength: 12 }],
  acknowledge: 'private',
  async run(services, request: SlashRequest) {
    const { tongue, locale, options } = request;
    const may = await barred(services, request);
    if ('code' in may) return refused(may, tongue);
    const id = options['token'] ?? '';
    const gone = await services.access.store.dropToken(may.guild, id);
    if (gone) return tell(t(locale, 'tools.revoked', { id }));
    const known = (await services.access.store.tokens(may.guild)).map((one) => one.id);
    return refused(refuse('tools/no-such-token', { given: id, known }), tongue);
  },
  async complete(services, request): Promise<readonly Offer[]> {
    const may = await barred(services, request);
    if ('code' in may) return [];
    const kept = await services.access.store.tokens(may.guild);
    return kept.slice(0, 25).map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));
  },
};
