import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Outcome } from 'discord-sandbox';
import { PRESSES } from '../../src/commands/index.js';
import type { OptionDefinition } from '../../src/commands/contract.js';
import type { Chance } from '../../src/opponent/chance.js';
import type { JsonObject } from '../../packages/discord-sandbox/src/json.js';
import { anyBytes, pour, statusOf } from '../../packages/discord-sandbox/test/raw-socket.js';
import { controlsOf, wordsOf } from '../support/bot.js';
import { seen, TYPED, type Place, type Scene } from './scene.js';
import { hostileFile, hostileText, unescaped } from './texts.js';

/** One call, as somebody who means harm or does not know better makes it. */
export interface Caller {
  readonly scene: Scene;
  readonly chance: Chance;
  /** What an earlier call showed and a later one may follow. */
  readonly offers: Map<string, readonly string[]>;
}

/** What came of a call: `null` when there was nothing to do. `fault` says what must not be. */
export interface Came {
  readonly what: string;
  readonly fault?: string;
}

const FILES = ['docs/examples/night-patrol.json', 'docs/examples/night-lance.json'].map((path) =>
  readFileSync(path, 'utf8'),
);
/** The longest text that Discord takes for an option, and what the program's own limits leave of it. */
const LONGEST = 6_000;
const VERBS = Object.keys(PRESSES);
const PATIENCE_MS = 60_000;

const among = <T>(chance: Chance, items: readonly T[]): T | undefined => items[chance(items.length)];

function where({ scene, chance }: Caller): { readonly place: Place; readonly who: string } {
  // Half of the calls come at the first table: there is always somebody who plays on.
  const place = scene.places[chance(2) === 0 ? chance(4) : chance(scene.places.length)];
  const who = place && among(chance, place.who);
  if (!place || who === undefined) throw new Error('no place');
  return { place, who };
}

/** A value for an option: offered before, plausible, or hostile. */
function valueOf(caller: Caller, path: string, option: OptionDefinition): string | number | boolean | File {
  const { scene, chance, offers } = caller;
  const { sandbox, roles, places } = scene;
  switch (option.picks) {
    case 'role':
      return among(chance, roles) ?? '';
    case 'channel':
      return among(chance, places.slice(0, 4))?.channel ?? '';
    case 'forum':
      return sandbox.stage.channelNamed('forum').id;
    case 'player':
      return sandbox.as(among(chance, ['Ann', 'Benoît', 'Vera']) ?? 'Ann').id;
    case 'file':
      return fileOf(chance);
    case undefined:
      break;
  }
  if (option.values) return among(chance, option.values) ?? '';
  const offered = offers.get(`${path} ${option.name}`) ?? [];
  if (offered.length > 0 && chance(3) > 0) return among(chance, offered) ?? '';
  return hostileText(chance, option.maxLength ?? LONGEST);
}

type File = { readonly name: string; readonly contentType: string; readonly base64: string };
const fileOf = (chance: Chance): File => ({
  name: [...hostileText(chance, 40)]
    .slice(0, 40)
    .join('')
    .replaceAll(/[/\\\0]/g, '_'),
  contentType: among(chance, ['application/json', 'text/plain', 'image/png', 'application/x-nonsense']) ?? '',
  base64: Buffer.from(hostileFile(chance, FILES), 'utf8').toString('base64'),
});

function optionsOf(caller: Caller, path: string, options: readonly OptionDefinition[]) {
  const given = options.filter((option) => option.required === true || caller.chance(2) === 0);
  return Object.fromEntries(given.map((option) => [option.name, valueOf(caller, path, option)]));
}

/** What the answer to a call must not be. */
async function judge(what: string, outcome: Outcome): Promise<Came> {
  if (outcome.failed !== undefined) return { what, fault: outcome.failed };
  await outcome.answered(PATIENCE_MS);
  const words = [outcome.reply, ...outcome.followUps].map(wordsOf).join('\n');
  const raw = unescaped(words);
  if (raw !== null) return { what, fault: `unescaped ${raw}: ${words.slice(0, 600)}` };
  if (/Something went wrong|Quelque chose|Что-то пошло/u.test(words)) return { what, fault: words };
  if (outcome.reply?.failed !== undefined) return { what, fault: outcome.reply.failed };
  return { what };
}

async function slash(caller: Caller): Promise<Came> {
  const { scene, chance } = caller;
  const { place, who } = where(caller);
  const { path, runnable } =
    among(
      chance,
      TYPED.filter(({ runnable: each }) => !takesFile(each.options)),
    ) ?? never();
  const options = optionsOf(caller, path, runnable.options);
  return judge(`/${path} ${JSON.stringify(options)}`, await scene.sandbox.as(who).slash(place.channel, path, options));
}

async function file(caller: Caller): Promise<Came> {
  const { scene } = caller;
  const taking = TYPED.filter(({ runnable: each }) => takesFile(each.options));
  const { path, runnable } = among(caller.chance, taking) ?? never();
  const place = scene.places[caller.chance(4)] ?? never();
  const who = among(caller.chance, place.who) ?? never();
  const options = optionsOf(caller, path, runnable.options);
  const what = `/${path} ${Buffer.from(JSON.stringify(options)).toString('base64').slice(0, 300)}`;
  return judge(what, await scene.sandbox.as(who).slash(place.channel, path, options));
}

const takesFile = (options: readonly OptionDefinition[]): boolean => options.some(({ picks }) => picks === 'file');

async function autocomplete(caller: Caller): Promise<Came> {
  const { scene, chance, offers } = caller;
  const { place, who } = where(caller);
  const completed = TYPED.filter(({ runnable }) => runnable.options.some((option) => option.autocomplete));
  const { path, runnable } = among(chance, completed) ?? never();
  const focused =
    among(
      chance,
      runnable.options.filter((option) => option.autocomplete),
    ) ?? never();
  const typed = chance(2) === 0 ? '' : hostileText(chance, 60);
  const options = { ...optionsOf(caller, path, runnable.options), [focused.name]: typed };
  const what = `…/${path} ${focused.name}: ${JSON.stringify(options)}`;
  const choices = await scene.sandbox.as(who).autocomplete(place.channel, path, options, focused.name);
  if (choices === undefined) return { what, fault: 'no offers in time' };
  if (choices.length > 0)
    offers.set(
      `${path} ${focused.name}`,
      choices.map(({ value }) => String(value)),
    );
  return { what };
}

async function press(caller: Caller): Promise<Came | null> {
  const { scene, chance } = caller;
  const { place, who } = where(caller);
  const messages = seen(scene, place, who).filter((message) => controlsOf(message).some(isOpen));
  const message = among(chance, messages);
  const control = message && among(chance, controlsOf(message).filter(isOpen));
  if (!message || !control) return null;
  const actor = scene.sandbox.as(who);
  if (control.options.length > 0) {
    const value = among(chance, control.options)?.value ?? '';
    return judge(`${who} chooses ${control.id} ${value}`, await actor.select(message, control.id, [value]));
  }
  const outcome = await actor.press(message, control.id);
  if (outcome.modal) return form(caller, who, outcome);
  return judge(`${who} presses ${control.id}`, outcome);
}

const isOpen = ({ disabled, id, label, options }: ReturnType<typeof controlsOf>[number]): boolean =>
  !disabled && id !== '' && (label !== '' || options.length > 0);

/** Fills in a form with whatever Discord lets through. */
async function form({ scene, chance }: Caller, who: string, opener: Outcome): Promise<Came> {
  const fields = (opener.modal?.components ?? []).flatMap((part) => ('component' in part ? [part.component] : []));
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      if (field.type !== 4) return [];
      const longest = field.max_length ?? 4_000;
      const text = chance(4) === 0 ? (field.value ?? '') : hostileText(chance, longest);
      const least = Math.max(field.min_length ?? 0, field.required === false ? 0 : 1);
      return [[field.custom_id, [...text].length < least ? 'x'.repeat(least) : text]];
    }),
  );
  const what = `${who} sends ${opener.modal?.custom_id} ${JSON.stringify(values)}`;
  return judge(what, await scene.sandbox.as(who).submitModal(opener, values));
}

async function forms(caller: Caller): Promise<Came | null> {
  const { place, who } = where(caller);
  const opening = VERBS.filter((verb) => PRESSES[verb]?.acknowledge === 'form');
  return forged(caller, place, who, among(caller.chance, opening) ?? '');
}

/** A button that the bot never made, on a message of its own: any verb, any arguments. */
async function forge(caller: Caller): Promise<Came | null> {
  const { place, who } = where(caller);
  return forged(caller, place, who, among(caller.chance, VERBS) ?? '');
}

async function forged(caller: Caller, place: Place, who: string, verb: string): Promise<Came | null> {
  const { scene, chance } = caller;
  const { world, stage } = scene.sandbox;
  const known = seen(scene, place, who)
    .map(({ id }) => world.message(id))
    .findLast((message) => message?.author === world.bot && message.onlyFor === undefined);
  if (!known) return null;
  // Arguments that stand on a button somewhere, or what nobody would write.
  const args = seen(scene, place, who).flatMap((post) =>
    controlsOf(post).flatMap(({ id }) => id.replace(/#.*$/, '').split('|').slice(1)),
  );
  const some = Array.from({ length: chance(5) }, () =>
    chance(3) > 0 ? (among(chance, args) ?? '1') : hostileText(chance, 20).replaceAll(/[|#%]/g, ''),
  );
  const custom_id = [...[verb, ...some].join('|')].slice(0, 100).join('');
  const button = { type: 2 as const, id: 2, style: 1 as const, label: 'x', custom_id };
  const id = world.nextId();
  // Without the files of the one that it looks like: they would go with it.
  world.addMessage({
    ...known,
    id,
    flags: 0,
    content: 'x',
    attachments: [],
    components: [{ type: 1, id: 1, components: [button] }],
  });
  try {
    const outcome = await scene.sandbox.as(who).press(id, custom_id);
    if (outcome.modal) return await form(caller, who, outcome);
    return await judge(`${who} forges ${custom_id}`, outcome);
  } finally {
    stage.deleteMessage(id);
  }
}

/** Any bytes at the health port; it answers all the same. */
async function http({ scene, chance }: Caller): Promise<Came> {
  const [bytes = new Uint8Array()] = fc.sample(anyBytes, { numRuns: 1, seed: chance(2 ** 31) });
  const status = statusOf(await pour(scene.health, bytes));
  const what = `bytes ${Buffer.from(bytes).toString('latin1').slice(0, 200)}`;
  if (status === 500) return { what, fault: 'answered 500' };
  const path = among(chance, ['metrics', 'metrics?format=json', 'healthz']) ?? '';
  const answer = await fetch(`http://127.0.0.1:${scene.health}/${path}`);
  const body = await answer.text();
  return answer.status === 200 ? { what } : { what, fault: `${path} says ${answer.status}: ${body.slice(0, 300)}` };
}

/** The files that hang below messages, replay pages among them: nothing of a person's stands in them as markup. */
async function page(caller: Caller): Promise<Came | null> {
  const { scene, chance } = caller;
  const { place, who } = where(caller);
  const files = seen(scene, place, who).flatMap(({ attachments }) => attachments);
  const one = among(
    chance,
    files.filter(({ filename }) => !filename.endsWith('.png')),
  );
  if (!one) {
    const path = among(chance, ['match history', 'match log', 'match export', 'match verify'])?.replace(
      'export',
      'log',
    );
    return path === undefined ? null : judge(`/${path}`, await scene.sandbox.as(who).slash(place.channel, path, {}));
  }
  const answer = await fetch(one.url);
  const text = await answer.text();
  const isGone = !scene.sandbox
    .as(who)
    .messages(place.channel)
    .some(({ attachments }) => attachments.some(({ url }) => url === one.url));
  const marked = one.filename.endsWith('.html') && /<img src=x|<script>alert/u.exec(text);
  const what = `the file ${one.filename}`;
  // Its message may have been deleted, or have got another file, while it was fetched.
  const isServed = answer.status === 200 || (answer.status === 404 && isGone);
  return isServed && !marked ? { what } : { what, fault: `${answer.status} ${String(marked)}` };
}

/** What Discord might send one day, or a broken proxy. */
function gateway({ scene, chance }: Caller): Promise<Came> {
  const { sandbox } = scene;
  const { guild } = sandbox.stage;
  const channel = scene.places[0]?.channel ?? '';
  const user = { id: sandbox.as('Ann').id, username: 'ann', discriminator: '0', avatar: null };
  const interaction = {
    id: sandbox.world.nextId(),
    application_id: sandbox.world.bot,
    token: 'nobody-knows',
    version: 1,
    type: 2,
    guild_id: guild.id,
    channel_id: channel,
    channel: { id: channel, type: 0 },
    member: {
      user,
      roles: [],
      permissions: '0',
      joined_at: new Date(0).toISOString(),
      flags: 0,
      deaf: false,
      mute: false,
    },
    locale: 'xx-NEW',
    guild_locale: 'en-US',
    entitlements: [],
    authorizing_integration_owners: {},
    context: 0,
    attachment_size_limit: 1,
  };
  const events: readonly (readonly [string, JsonObject])[] = [
    ['SOMETHING_NEW', { id: '1' }],
    ['INTERACTION_CREATE', { ...interaction, type: 99, data: {} }],
    ['INTERACTION_CREATE', { ...interaction, data: { id: '1', name: 'never-heard-of', type: 1 } }],
    ['INTERACTION_CREATE', { ...interaction, data: { id: '1', name: 'match', type: 1, options: [] } }],
    [
      'INTERACTION_CREATE',
      { ...interaction, data: { id: '1', name: 'match', type: 1, options: [{ type: 1, name: 'fly' }] } },
    ],
    ['INTERACTION_CREATE', { ...interaction, data: { id: '1', name: 'help', type: 99 } }],
    ['INTERACTION_CREATE', { ...interaction, type: 3, data: { component_type: 99, custom_id: 'my|x' } }],
    ['INTERACTION_CREATE', { ...interaction, type: 3, data: { component_type: 2, custom_id: '' }, message: null }],
    ['INTERACTION_CREATE', { ...interaction, type: 4, data: { id: '1', name: 'move', type: 1, options: [] } }],
    ['INTERACTION_CREATE', { ...interaction, type: 5, data: { custom_id: 'corrected|x', components: [{ type: 77 }] } }],
    [
      'INTERACTION_CREATE',
      { ...interaction, guild_id: '1', member: undefined, user, data: { id: '1', name: 'help', type: 1 } },
    ],
    [
      'INTERACTION_CREATE',
      { ...interaction, channel: null, channel_id: '1', data: { id: '1', name: 'match', type: 1 } },
    ],
    ['CHANNEL_CREATE', { id: sandbox.world.nextId(), type: 99, guild_id: guild.id }],
    ['CHANNEL_UPDATE', { id: channel, type: 99, guild_id: guild.id }],
    ['CHANNEL_DELETE', { id: '1', type: 0, guild_id: '1' }],
    ['THREAD_CREATE', { id: sandbox.world.nextId(), type: 11, guild_id: guild.id, parent_id: '1' }],
    ['THREAD_LIST_SYNC', { guild_id: guild.id, threads: [], members: [] }],
    ['GUILD_UPDATE', { id: '1' }],
    ['GUILD_DELETE', { id: '1', unavailable: true }],
    ['GUILD_ROLE_DELETE', { guild_id: guild.id, role_id: '1' }],
    ['GUILD_MEMBER_UPDATE', { guild_id: guild.id, user, roles: [] }],
    ['RATE_LIMITED', { opcode: 8, retry_after: 1 }],
  ];
  const [event, data] = among(chance, events) ?? never();
  sandbox.gateway.dispatch(event, data, guild.id);
  return Promise.resolve({ what: `${event} ${JSON.stringify(data).slice(0, 300)}` });
}

/** Frames that are no JSON, or not what they should be. */
function frames({ scene, chance }: Caller): Promise<Came> {
  const { gateway: line } = scene.sandbox;
  const made: readonly (() => string)[] = [
    () => '',
    () => '{',
    () => 'null',
    () => '[]',
    () => '"op"',
    () => '{"op":99,"d":null}',
    () => '{"op":0,"d":null,"s":null,"t":null}',
    () => '{"op":0,"d":{},"s":null,"t":"MESSAGE_CREATE"}',
    () => '{"op":11}',
    () => '{"op":1,"d":null}',
    () => fc.sample(fc.json(), { numRuns: 1, seed: chance(2 ** 31) })[0] ?? '',
    () => hostileText(chance, 400),
  ];
  const text = among(chance, made)?.() ?? '';
  line.babble(text);
  return Promise.resolve({ what: `frame ${text}` });
}

const never = (): never => {
  throw new Error('there is none');
};

/** Kinds of calls, and how many of a thousand are of each. Lines that break are among the faults (test/faults): who calls then may have to call again. */
export const KINDS = {
  slash: { share: 340, call: slash },
  autocomplete: { share: 180, call: autocomplete },
  press: { share: 220, call: press },
  forged: { share: 60, call: forge },
  form: { share: 50, call: forms },
  file: { share: 20, call: file },
  http: { share: 80, call: http },
  page: { share: 20, call: page },
  gateway: { share: 26, call: gateway },
  frames: { share: 4, call: frames },
} as const satisfies Readonly<
  Record<string, { readonly share: number; readonly call: (caller: Caller) => Promise<Came | null> }>
>;

export type Kind = keyof typeof KINDS;

/** A kind at random, by its share. */
export function anyKind(chance: Chance): Kind {
  const kinds = Object.entries(KINDS).flatMap(([kind, { share }]) => (isKind(kind) ? [{ kind, share }] : []));
  let left = chance(kinds.reduce((sum, { share }) => sum + share, 0));
  return kinds.find(({ share }) => (left -= share) < 0)?.kind ?? 'slash';
}

const isKind = (kind: string): kind is Kind => kind in KINDS;
