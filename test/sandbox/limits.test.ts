import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../src/sandbox/index.js';
import type { Json, JsonObject } from '../../src/sandbox/json.js';
import { formErrors, raw } from './bot.js';

let sandbox: Sandbox;
let messages: string;
let commands: string;

beforeAll(async () => {
  sandbox = await startSandbox({ rateLimits: 'off' });
  messages = `/channels/${sandbox.stage.channelNamed('general').id}/messages`;
  commands = `/applications/${sandbox.world.bot}/commands`;
});
afterAll(() => sandbox.close());

const x = (count: number): string => 'x'.repeat(count);
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const button = (more: JsonObject = {}): JsonObject => ({ type: 2, style: 1, label: 'b', custom_id: 'b', ...more });
const option = (index: number): JsonObject => ({ label: `o${index}`, value: `v${index}` });
const select = (more: JsonObject = {}): JsonObject => ({ type: 3, custom_id: 's', options: [option(1)], ...more });
const row = (...components: readonly JsonObject[]): JsonObject => ({ type: 1, components });
const rows = (...components: readonly JsonObject[]): JsonObject => ({ content: 'x', components: [row(...components)] });
const V2 = 1 << 15;
const text = (content: string): JsonObject => ({ type: 10, content });
const v2 = (...components: readonly JsonObject[]): JsonObject => ({ flags: V2, components });
const embed = (more: JsonObject): JsonObject => ({ embeds: [more] });

/** Each row: what is said, a body that just fits, one that does not, and the complaint about it. */
const MESSAGES: readonly (readonly [string, JsonObject | undefined, JsonObject, string])[] = [
  ['content 2000', { content: x(2000) }, { content: x(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
  [
    'content counts characters, not code units',
    { content: '🎲'.repeat(2000) },
    { content: '🎲'.repeat(2001) },
    'content BASE_TYPE_MAX_LENGTH',
  ],
  [
    '10 embeds',
    { embeds: times(10, () => ({ title: 'x' })) },
    { embeds: times(11, () => ({ title: 'x' })) },
    'embeds BASE_TYPE_MAX_LENGTH',
  ],
  ['embed title 256', embed({ title: x(256) }), embed({ title: x(257) }), 'embeds.0.title BASE_TYPE_MAX_LENGTH'],
  [
    'embed description 4096',
    embed({ description: x(4096) }),
    embed({ description: x(4097) }),
    'embeds.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    '25 fields',
    embed({ fields: times(25, () => ({ name: 'n', value: 'v' })) }),
    embed({ fields: times(26, () => ({ name: 'n', value: 'v' })) }),
    'embeds.0.fields BASE_TYPE_MAX_LENGTH',
  ],
  [
    'field name 256',
    embed({ fields: [{ name: x(256), value: 'v' }] }),
    embed({ fields: [{ name: x(257), value: 'v' }] }),
    'embeds.0.fields.0.name BASE_TYPE_BAD_LENGTH',
  ],
  [
    'field value 1024',
    embed({ fields: [{ name: 'n', value: x(1024) }] }),
    embed({ fields: [{ name: 'n', value: x(1025) }] }),
    'embeds.0.fields.0.value BASE_TYPE_BAD_LENGTH',
  ],
  [
    'field value not empty',
    undefined,
    embed({ fields: [{ name: 'n', value: '' }] }),
    'embeds.0.fields.0.value BASE_TYPE_REQUIRED',
  ],
  [
    'footer 2048',
    embed({ footer: { text: x(2048) } }),
    embed({ footer: { text: x(2049) } }),
    'embeds.0.footer.text BASE_TYPE_BAD_LENGTH',
  ],
  [
    'author 256',
    embed({ author: { name: x(256) } }),
    embed({ author: { name: x(257) } }),
    'embeds.0.author.name BASE_TYPE_BAD_LENGTH',
  ],
  [
    '6000 over all embeds',
    { embeds: [{ description: x(3000) }, { description: x(3000) }] },
    { embeds: [{ description: x(3000) }, { description: x(3001) }] },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['an embed is not empty', undefined, embed({ color: 1 }), 'embeds.0.description BASE_TYPE_REQUIRED'],
  [
    '5 rows',
    { content: 'x', components: times(5, (index) => row(button({ custom_id: `b${index}` }))) },
    { content: 'x', components: times(6, (index) => row(button({ custom_id: `b${index}` }))) },
    'components BASE_TYPE_MAX_LENGTH',
  ],
  [
    '5 buttons in a row',
    rows(...times(5, (index) => button({ custom_id: `b${index}` }))),
    rows(...times(6, (index) => button({ custom_id: `b${index}` }))),
    'components.0.components BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu has its row alone',
    rows(select()),
    rows(select(), button()),
    'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'custom ids differ',
    rows(button({ custom_id: '1' }), button({ custom_id: '2' })),
    rows(button(), button()),
    'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'custom id 100',
    rows(button({ custom_id: x(100) })),
    rows(button({ custom_id: x(101) })),
    'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a custom id is there',
    undefined,
    rows(button({ custom_id: '' })),
    'components.0.components.0.custom_id BASE_TYPE_REQUIRED',
  ],
  [
    'button label 80',
    rows(button({ label: x(80) })),
    rows(button({ label: x(81) })),
    'components.0.components.0.label BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button says something',
    rows(button({ label: undefined, emoji: { name: '🎲' } })),
    rows(button({ label: undefined })),
    'components.0.components.0 BUTTON_COMPONENT_LABEL_REQUIRED',
  ],
  [
    'a real emoji',
    undefined,
    rows(button({ emoji: { name: 'smile' } })),
    'components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  [
    'a link has a url and no custom id',
    rows({ type: 2, style: 5, label: 'l', url: 'https://example.com' }),
    rows({ type: 2, style: 5, label: 'l', url: 'https://example.com', custom_id: 'x' }),
    'components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE',
  ],
  [
    'url 512',
    rows({ type: 2, style: 5, label: 'l', url: `https://e.com/${x(498)}` }),
    rows({ type: 2, style: 5, label: 'l', url: `https://e.com/${x(499)}` }),
    'components.0.components.0.url BASE_TYPE_BAD_LENGTH',
  ],
  [
    '25 options',
    rows(select({ options: times(25, option) })),
    rows(select({ options: times(26, option) })),
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu has options',
    undefined,
    rows(select({ options: [] })),
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'option label 100',
    rows(select({ options: [{ label: x(100), value: 'v' }] })),
    rows(select({ options: [{ label: x(101), value: 'v' }] })),
    'components.0.components.0.options.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'option value 100',
    rows(select({ options: [{ label: 'l', value: x(100) }] })),
    rows(select({ options: [{ label: 'l', value: x(101) }] })),
    'components.0.components.0.options.0.value BASE_TYPE_BAD_LENGTH',
  ],
  [
    'option description 100',
    rows(select({ options: [{ label: 'l', value: 'v', description: x(100) }] })),
    rows(select({ options: [{ label: 'l', value: 'v', description: x(101) }] })),
    'components.0.components.0.options.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option values differ',
    undefined,
    rows(select({ options: [option(1), option(1)] })),
    'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'placeholder 150',
    rows(select({ placeholder: x(150) })),
    rows(select({ placeholder: x(151) })),
    'components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH',
  ],
  [
    'no more choices than options',
    rows(select({ max_values: 1 })),
    rows(select({ max_values: 2 })),
    'components.0.components.0.max_values BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no text displays without the flag',
    undefined,
    { content: 'x', components: [text('x')] },
    'components.0.type UNION_TYPE_CHOICES',
  ],
  [
    'V2: 40 components, nested ones too',
    v2({ type: 17, components: times(39, () => text('x')) }),
    v2({ type: 17, components: times(40, () => text('x')) }),
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'V2: 4000 characters of text',
    v2(text(x(2000)), text(x(2000))),
    v2(text(x(2000)), text(x(2001))),
    'components COMPONENT_MAX_TOTAL_TEXT_EXCEEDED',
  ],
  [
    'V2: no content',
    undefined,
    { ...v2(text('x')), content: 'x' },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2: no embeds',
    undefined,
    { ...v2(text('x')), ...embed({ title: 'x' }) },
    'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2: no container in a container',
    undefined,
    v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
    'components.0.components.0.type UNION_TYPE_CHOICES',
  ],
  [
    'V2: 3 texts in a section',
    v2({ type: 9, components: times(3, () => text('x')), accessory: button() }),
    v2({ type: 9, components: times(4, () => text('x')), accessory: button() }),
    'components.0.components BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2: 10 pictures in a gallery',
    v2({ type: 12, items: times(10, () => ({ media: { url: 'https://e.com/a.png' } })) }),
    v2({ type: 12, items: times(11, () => ({ media: { url: 'https://e.com/a.png' } })) }),
    'components.0.items BASE_TYPE_BAD_LENGTH',
  ],
  [
    'V2: files must be there',
    undefined,
    v2({ type: 12, items: [{ media: { url: 'attachment://none.png' } }] }),
    'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'V2: ids differ',
    v2({ ...text('x'), id: 1 }, { ...text('x'), id: 2 }),
    v2({ ...text('x'), id: 1 }, { ...text('x'), id: 1 }),
    'components.1.id COMPONENT_ID_DUPLICATED',
  ],
  [
    'an embed’s file must be there',
    undefined,
    embed({ image: { url: 'attachment://none.png' } }),
    'embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  ['nonce 25', { content: 'x', nonce: x(25) }, { content: 'x', nonce: x(26) }, 'nonce BASE_TYPE_MAX_LENGTH'],
  [
    'mentions are listed or parsed',
    { content: 'x', allowed_mentions: { parse: ['roles'], users: ['1'] } },
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'an answered message must be there',
    undefined,
    { content: 'x', message_reference: { message_id: '1' } },
    'message_reference REPLIES_UNKNOWN_MESSAGE',
  ],
];

const leaf = (more: JsonObject = {}): JsonObject => ({ type: 3, name: 'o', description: 'd', ...more });
const command = (more: JsonObject = {}): JsonObject => ({ name: 'c', description: 'd', ...more });
const big = (count: number): JsonObject =>
  command({
    options: times(count, (index) =>
      leaf({
        name: `o${index}`,
        description: x(100),
        choices: times(3, (each) => ({ name: `${each}${x(97)}`, value: `${each}` })),
      }),
    ),
  });

const COMMANDS: readonly (readonly [string, JsonObject | undefined, JsonObject, string])[] = [
  ['name 32', command({ name: x(32) }), command({ name: x(33) }), 'name BASE_TYPE_BAD_LENGTH'],
  [
    'name in lower case',
    command({ name: 'приказ' }),
    command({ name: 'Order' }),
    'name APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'name without spaces',
    command({ name: 'two-words' }),
    command({ name: 'two words' }),
    'name APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'description 100',
    command({ description: x(100) }),
    command({ description: x(101) }),
    'description BASE_TYPE_BAD_LENGTH',
  ],
  ['a description', undefined, command({ description: '' }), 'description BASE_TYPE_REQUIRED'],
  [
    '25 options',
    command({ options: times(25, (index) => leaf({ name: `o${index}` })) }),
    command({ options: times(26, (index) => leaf({ name: `o${index}` })) }),
    'options BASE_TYPE_MAX_LENGTH',
  ],
  [
    '25 choices',
    command({ options: [leaf({ choices: times(25, (index) => ({ name: `${index}`, value: 'v' })) })] }),
    command({ options: [leaf({ choices: times(26, (index) => ({ name: `${index}`, value: 'v' })) })] }),
    'options.0.choices BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choice name 100',
    command({ options: [leaf({ choices: [{ name: x(100), value: 'v' }] })] }),
    command({ options: [leaf({ choices: [{ name: x(101), value: 'v' }] })] }),
    'options.0.choices.0.name BASE_TYPE_BAD_LENGTH',
  ],
  [
    'choice value 100',
    command({ options: [leaf({ choices: [{ name: 'n', value: x(100) }] })] }),
    command({ options: [leaf({ choices: [{ name: 'n', value: x(101) }] })] }),
    'options.0.choices.0.value BASE_TYPE_BAD_LENGTH',
  ],
  [
    'required options first',
    command({ options: [leaf({ required: true }), leaf({ name: 'p' })] }),
    command({ options: [leaf(), leaf({ name: 'p', required: true })] }),
    'options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'option names differ',
    undefined,
    command({ options: [leaf(), leaf()] }),
    'options.1.name APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
  ],
  [
    'subcommands and options do not mix',
    undefined,
    command({ options: [leaf(), { type: 1, name: 's', description: 'd' }] }),
    'options.1.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'no group in a group',
    undefined,
    command({
      options: [{ type: 2, name: 'g', description: 'd', options: [{ type: 2, name: 'h', description: 'd' }] }],
    }),
    'options.0.options.0.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'choices or autocomplete',
    command({ options: [leaf({ autocomplete: true })] }),
    command({ options: [leaf({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] }),
    'options.0 APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE',
  ],
  [
    'known locales',
    command({ name_localizations: { ru: 'п' } }),
    command({ name_localizations: { xx: 'p' } }),
    'name_localizations.xx ENUM_TYPE_COERCE',
  ],
  [
    'translated names in lower case too',
    undefined,
    command({ name_localizations: { ru: 'П' } }),
    'name_localizations.ru APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['8000 characters in all', big(19), big(21), ' APPLICATION_COMMAND_TOO_LARGE'],
  [
    'of a text its longest language counts',
    command({ options: times(25, (index) => leaf({ name: `o${index}`, description_localizations: { ru: x(100) } })) }),
    command({
      options: times(25, (index) =>
        leaf({
          name: `o${index}`,
          description_localizations: { ru: x(100) },
          choices: times(25, (each) => ({ name: `${each}`, name_localizations: { ru: x(20) }, value: 'v' })),
        }),
      ),
    }),
    ' APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('sandbox: each limit of a message is held', () => {
  it.for(MESSAGES)('$0', async ([, fits, tooMuch, complaint]) => {
    if (fits !== undefined) expect(await raw(sandbox, 'POST', messages, fits)).toMatchObject({ status: 200 });
    const refused = await raw(sandbox, 'POST', messages, tooMuch);
    expect(refused).toMatchObject({ status: 400, code: 50035 });
    expect(formErrors(refused.body)).toContain(complaint);
  });

  it.each([
    ['nothing', {}],
    ['white space', { content: ' \n ' }],
    ['components alone', { components: [row(button())] }],
    ['V2 without components', { flags: V2 }],
  ] as const)('an empty message is refused with 50006: %s', async (_, body) => {
    expect(await raw(sandbox, 'POST', messages, body)).toMatchObject({ status: 400, code: 50006 });
  });

  it('all faults of a body are told at once', async () => {
    const refused = await raw(sandbox, 'POST', messages, { content: x(2001), embeds: [{ title: x(257) }] });
    expect(formErrors(refused.body)).toEqual(['content BASE_TYPE_MAX_LENGTH', 'embeds.0.title BASE_TYPE_MAX_LENGTH']);
    expect(refused.body).toMatchObject({ message: 'Invalid Form Body' });
  });
});

describe('sandbox: each limit of a command is held', () => {
  it.for(COMMANDS)('$0', async ([, fits, tooMuch, complaint]) => {
    if (fits !== undefined) expect((await raw(sandbox, 'POST', commands, fits)).status).toBeLessThan(300);
    const refused = await raw(sandbox, 'POST', commands, tooMuch);
    expect(refused).toMatchObject({ status: 400, code: 50035 });
    expect(formErrors(refused.body).map((each) => each.trim())).toContain(complaint.trim());
  });

  it('100 commands, and 200 creations a day', async () => {
    const other = await startSandbox({ rateLimits: 'off' });
    const path = `/applications/${other.world.bot}/commands`;
    const set = (count: number, prefix: string): Promise<{ status: number; code: Json | undefined }> =>
      raw(
        other,
        'PUT',
        path,
        times(count, (index) => command({ name: `${prefix}${index}` })),
      );
    expect(await set(100, 'a')).toMatchObject({ status: 200 });
    expect(await set(100, 'a')).toMatchObject({ status: 200 });
    expect(await set(100, 'b')).toMatchObject({ status: 200 });
    expect(await set(1, 'c')).toMatchObject({ status: 400, code: 30034 });
    await other.close();
    const third = await startSandbox({ rateLimits: 'off' });
    const many = times(101, (index) => command({ name: `a${index}` }));
    expect(await raw(third, 'PUT', `/applications/${third.world.bot}/commands`, many)).toMatchObject({ code: 30032 });
    await third.close();
  });

  it('a command keeps its id when it is set again', async () => {
    const ids = async (): Promise<Json | undefined> => {
      const { body } = await raw(sandbox, 'PUT', commands, [command({ name: 'kept' })]);
      return Array.isArray(body) ? body.map((each: JsonObject) => each['id'] ?? null) : undefined;
    };
    expect(await ids()).toEqual(await ids());
  });
});

describe('sandbox: other refusals', () => {
  it.each([
    ['no such route', 'GET', '/nonsense', undefined, 404, 0],
    ['no such method', 'PUT', '/gateway/bot', undefined, 405, 0],
    ['unknown channel', 'GET', '/channels/1', undefined, 404, 10003],
    ['unknown server', 'GET', '/guilds/1', undefined, 404, 10004],
    ['unknown user', 'GET', '/users/1', undefined, 404, 10013],
    ['unknown application', 'GET', '/applications/1/commands', undefined, 404, 10002],
    ['no list length of 101', 'GET', 'MESSAGES?limit=101', undefined, 400, 50035],
    ['unknown message', 'PATCH', 'MESSAGES/1', { content: 'x' }, 404, 10008],
    ['bulk delete of one', 'POST', 'MESSAGES/bulk-delete', { messages: ['1'] }, 400, 50016],
    ['bulk delete of the old', 'POST', 'MESSAGES/bulk-delete', { messages: ['1', '2'] }, 400, 50034],
  ] as const)('%s', async (_, method, path, body, status, code) => {
    expect(await raw(sandbox, method, path.replace('MESSAGES', messages), body)).toMatchObject({ status, code });
  });

  it('an unknown route is written down', async () => {
    await raw(sandbox, 'POST', '/channels/1/something');
    expect(sandbox.unknownRoutes).toContain('POST /channels/1/something');
  });

  it('broken JSON is refused with 50109, a wrong token with 401', async () => {
    const headers = { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' };
    const broken = await fetch(`${sandbox.restBase}/v10${messages}`, { method: 'POST', headers, body: '{' });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 50109 }]);
    const stranger = await fetch(`${sandbox.restBase}/v10/gateway/bot`, { headers: { authorization: 'Bot wrong' } });
    expect(stranger.status).toBe(401);
  });
});
