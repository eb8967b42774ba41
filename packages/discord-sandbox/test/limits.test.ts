import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../src/index.js';
import type { JsonObject } from '../src/json.js';
import { formErrors, raw } from './bot.js';

let sandbox: Sandbox;
let messages: string;

beforeAll(async () => {
  sandbox = await startSandbox({ rateLimits: 'off' });
  messages = `/channels/${sandbox.stage.channelNamed('general').id}/messages`;
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

  it.each(['poll', 'sticker_ids', 'username'])('what the sandbox does nothing with is refused: %s', async (key) => {
    const refused = await raw(sandbox, 'POST', messages, { content: 'x', [key]: 'something' });
    expect(formErrors(refused.body)).toEqual([`${key} SANDBOX_UNKNOWN_FIELD`]);
  });

  it('all faults of a body are told at once', async () => {
    const refused = await raw(sandbox, 'POST', messages, { content: x(2001), embeds: [{ title: x(257) }] });
    expect(formErrors(refused.body)).toEqual(['content BASE_TYPE_MAX_LENGTH', 'embeds.0.title BASE_TYPE_MAX_LENGTH']);
    expect(refused.body).toMatchObject({ message: 'Invalid Form Body' });
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
