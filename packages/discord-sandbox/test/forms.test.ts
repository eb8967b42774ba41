import { describe, expect, it } from 'vitest';
import { readModal } from '../src/body/modal.js';
import { ApiError } from '../src/errors.js';
import { isObject, type JsonObject } from '../src/json.js';
import { formErrors, raw } from './bot.js';
import { useScene } from './scene.js';

const x = (count: number): string => 'x'.repeat(count);
const input = (more: JsonObject = {}): JsonObject => ({ type: 4, custom_id: 'i', style: 1, ...more });
const label = (component: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 18,
  label: 'l',
  component,
  ...more,
});
const modal = (more: JsonObject = {}): JsonObject => ({
  type: 9,
  data: { custom_id: 'm', title: 't', components: [label(input())], ...more },
});
const fields = (...components: readonly JsonObject[]): JsonObject => modal({ components });
const labels = (count: number): readonly JsonObject[] =>
  Array.from({ length: count }, (_, index) => label(input({ custom_id: `i${index}` })));

const FORMS: readonly (readonly [string, JsonObject | undefined, JsonObject, string])[] = [
  ['title 45', modal({ title: x(45) }), modal({ title: x(46) }), 'data.title BASE_TYPE_BAD_LENGTH'],
  ['custom id 100', modal({ custom_id: x(100) }), modal({ custom_id: x(101) }), 'data.custom_id BASE_TYPE_BAD_LENGTH'],
  [
    '5 components',
    modal({ components: labels(5) }),
    modal({ components: labels(6) }),
    'data.components BASE_TYPE_BAD_LENGTH',
  ],
  ['a component', undefined, modal({ components: [] }), 'data.components BASE_TYPE_BAD_LENGTH'],
  [
    'label 45',
    fields(label(input(), { label: x(45) })),
    fields(label(input(), { label: x(46) })),
    'data.components.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'description 100',
    fields(label(input(), { description: x(100) })),
    fields(label(input(), { description: x(101) })),
    'data.components.0.description BASE_TYPE_BAD_LENGTH',
  ],
  [
    'value 4000',
    fields(label(input({ value: x(4000) }))),
    fields(label(input({ value: x(4001) }))),
    'data.components.0.component.value BASE_TYPE_MAX_LENGTH',
  ],
  [
    'placeholder 100',
    fields(label(input({ placeholder: x(100) }))),
    fields(label(input({ placeholder: x(101) }))),
    'data.components.0.component.placeholder BASE_TYPE_MAX_LENGTH',
  ],
  [
    'longest text 4000',
    fields(label(input({ max_length: 4000 }))),
    fields(label(input({ max_length: 4001 }))),
    'data.components.0.component.max_length NUMBER_TYPE_MAX',
  ],
  [
    'shortest below longest',
    undefined,
    fields(label(input({ min_length: 5, max_length: 4 }))),
    'data.components.0.component.min_length TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE',
  ],
  [
    'custom ids differ',
    undefined,
    fields(label(input()), label(input())),
    'data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'no buttons',
    undefined,
    fields({ type: 1, components: [{ type: 2, style: 1, label: 'b', custom_id: 'b' }] }),
    'data.components.0.components.0.type BASE_TYPE_CHOICES',
  ],
  [
    'no disabled menus',
    undefined,
    fields(label({ type: 5, custom_id: 's', disabled: true })),
    'data.components.0.component.disabled COMPONENT_DISABLED_IN_MODAL',
  ],
];

/** What `readModal` complains of. */
function complaints(body: JsonObject): readonly string[] {
  try {
    readModal(body);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return formErrors(error.body());
  }
}

describe('sandbox: each limit of a form is held', () => {
  it.for(FORMS)('$0', ([, fits, tooMuch, complaint]) => {
    if (fits !== undefined) expect(complaints(fits)).toEqual([]);
    expect(complaints(tooMuch)).toContain(complaint);
  });
});

describe('sandbox: each limit of suggestions is held', () => {
  const scene = useScene();
  const choices = (count: number): readonly JsonObject[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, value: 'v' }));

  it.each([
    ['25 offers', choices(25), choices(26), 'data.choices BASE_TYPE_MAX_LENGTH'],
    [
      'name 100',
      [{ name: x(100), value: 'v' }],
      [{ name: x(101), value: 'v' }],
      'data.choices.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'value 100',
      [{ name: 'n', value: x(100) }],
      [{ name: 'n', value: x(101) }],
      'data.choices.0.value BASE_TYPE_BAD_LENGTH',
    ],
    ['a name', [], [{ name: '', value: 'v' }], 'data.choices.0.name BASE_TYPE_REQUIRED'],
  ] as const)('%s', async (_, fits, tooMuch, complaint) => {
    const told: (readonly string[])[] = [];
    scene.onInteraction(async (interaction) => {
      for (const offers of [tooMuch, fits]) {
        const reply = await raw(
          scene.running.sandbox,
          'POST',
          `/interactions/${interaction.id}/${interaction.token}/callback`,
          { type: 8, data: { choices: offers } },
        );
        told.push(isObject(reply.body) ? formErrors(reply.body) : []);
      }
    });
    const offers = await scene.running.sandbox.as('Ann').autocomplete(scene.channel, 'order move', {}, 'unit');
    expect(offers).toEqual(fits);
    expect(told[0]).toContain(complaint);
  });
});
