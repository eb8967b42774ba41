import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../src/index.js';
import type { Json, JsonObject } from '../src/json.js';
import { formErrors, raw } from './bot.js';

let sandbox: Sandbox;
let commands: string;

beforeAll(async () => {
  sandbox = await startSandbox({ rateLimits: 'off' });
  commands = `/applications/${sandbox.world.bot}/commands`;
});
afterAll(() => sandbox.close());

const x = (count: number): string => 'x'.repeat(count);
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

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
