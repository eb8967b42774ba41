import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../../support/library.js';
import { importFault } from '../../../../src/present/imports.js';
import { checkSetup } from '../../../../src/rules/tactic148/setup.js';

const library = libraryOf();
const EXAMPLE = readFileSync('docs/examples/night-patrol.json', 'utf8');

/** What of the example the tests change. */
interface Example {
  [field: string]: unknown;
  weapons: object[] | null;
  cards: (object | null)[];
  characters: unknown[];
}
const first = <T>(list: readonly T[] | null): T & object => {
  const [one] = list ?? [];
  if (typeof one !== 'object' || one === null) throw new Error('the example has none');
  return one;
};

/** What is said of the example with something changed in it. */
function faultsOf(change: (from: string) => string, locale: 'en' | 'fr' | 'ru' = 'en'): readonly string[] {
  const text = change(EXAMPLE);
  expect(text).not.toBe(EXAMPLE);
  const read = library.roster(text);
  return read.ok ? [] : read.error.map((fault) => importFault(fault, locale));
}

describe('rosters of players', () => {
  test('T48-14 the example in the docs is one: its own card and those of the library', () => {
    const read = library.roster(EXAMPLE);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({ id: 'night-patrol', worth: [{ measure: 'points', amount: 27 }], agreed: 27 });
    expect(read.value.labels).toEqual(['UK-Corporal', 'Night-Scout', 'Rifle-1', 'UK-Rifleman']);
    expect(read.value.units.map(({ id, worth }) => [id, worth?.amount])).toEqual([['Night-Scout', 7]]);
  });

  test('a fault names row, field, what stands there, and what would be right', () => {
    expect(faultsOf((text) => text.replace('"move": 5.5', '"move": 25'))).toEqual([
      'card 1 (Night-Scout), `healthy.move`: `25` does not fit. It should be a number from 0 to 20 with at most three decimals.',
    ]);
    expect(faultsOf((text) => text.replace('"points": 7,', ''))).toEqual([
      'card 1 (Night-Scout), `points`: missing. It should be a whole number from 1 to 99.',
    ]);
    expect(faultsOf((text) => text.replace('"long": 0', '"far": 0'))).toEqual([
      'card 1 (Night-Scout), `healthy.weapons[1].long`: missing. It should be a whole number from 0 to 9.',
      'card 1 (Night-Scout), `healthy.weapons[1].far`: there is no such field. It should be weapon, long, or short.',
    ]);
    expect(faultsOf((text) => text.replace('"pistol"', '"bow"'))[0]).toContain(
      'weapon 1 (welrod), `silhouette`: `bow` does not fit. It should be rifle, carbine',
    );
    expect(faultsOf((text) => text.replace('"kind": "tactic148/roster"', '"kind": "battletech/unit"'))).toEqual([
      '`kind`: `battletech/unit` does not fit. It should be battletech/roster, tactic148/roster, or finest-hour/roster.',
    ]);
  });

  test('the faults are said in French and Russian too', () => {
    const wrong = (text: string) => text.replace('"actions": 3', '"actions": "three"');
    expect(faultsOf(wrong, 'fr')[0]).toContain('carte 1 (Night-Scout), `healthy.actions`');
    expect(faultsOf(wrong, 'fr')[0]).toContain('un nombre entier de 1 à 9');
    expect(faultsOf(wrong, 'ru')[0]).toContain('карточка 1 (Night-Scout), `healthy.actions`: `three` не подходит');
    expect(faultsOf(wrong, 'ru')[0]).toContain('целое число от 1 до 9');
  });

  test('a text that is no JSON says where it goes wrong', () => {
    expect(faultsOf((text) => text.replace('"points": 27,', '"points": 27'))[0]).toContain('line 6, column 3');
    expect(faultsOf((text) => text.replace('"machineGun": false', '"machineGun": False'))[0]).toContain(
      'line 11, column 21',
    );
    expect(faultsOf((text) => text.replace('["camouflage"]', '["camouflage",]'))[0]).toContain('line 21, column 31');
    expect(faultsOf((text) => text.slice(0, 40))[0]).toContain('line 3, column 9');
    expect(faultsOf(() => 'hello')).toEqual(['The file is not JSON: it goes wrong in line 1, column 1.']);
  });

  /** The example with something changed that is no text. */
  const changed = (change: (roster: Example) => void) => (): string => {
    const roster = JSON.parse(EXAMPLE) as Example;
    change(roster);
    return JSON.stringify(roster);
  };

  test.each<[string, (roster: Example) => void]>([
    [
      '`id`: `Night Patrol` does not fit. It should be a name of at most 30 small letters',
      (r) => (r.id = 'Night Patrol'),
    ],
    [
      '`id`: `a-very-long-name-for-a-patrol-at-night` does not fit. It should be a name of at most 30',
      (r) => (r.id = 'a-very-long-name-for-a-patrol-at-night'),
    ],
    ['`title`: `""` does not fit. It should be one line of 1 to 60 characters (no blanks', (r) => (r.title = '')],
    ['`title`: `{"en":"Patrol"}` does not fit', (r) => (r.title = { en: 'Patrol' })],
    ['`points`: `"27"` does not fit. It should be a whole number from 1 to 999', (r) => (r.points = '27')],
    ['`$schema`: `5` does not fit. It should be a text.', (r) => (r.$schema = 5)],
    ['`extra`: there is no such field. It should be kind, id', (r) => (r.extra = 1)],
    ['`weapons`: `null` does not fit. It should be a list of 0 to 20 entries', (r) => (r.weapons = null)],
    [
      'weapon 1 (welrod), `machineGun`: `no` does not fit. It should be `true` or `false`',
      (r) => Object.assign(first(r.weapons), { machineGun: 'no' }),
    ],
    ['weapon 2 (welrod), `id`: `welrod` is taken by another row', (r) => r.weapons?.push(first(r.weapons))],
    ['card 2 (Night-Scout), `label`: `Night-Scout` is taken by another row', (r) => r.cards.push(first(r.cards))],
    [
      'card 1 (night scout), `label`: `night scout` does not fit. It should be a label of up to 20',
      (r) => Object.assign(first(r.cards), { label: 'night scout' }),
    ],
    [
      'card 1 (Night-Scout), `skills[1]`: `flying` does not fit. It should be camouflage',
      (r) => Object.assign(first(r.cards), { skills: ['flying'] }),
    ],
    [
      'card 1 (Night-Scout), `wounded`: missing. It should be an object with actions',
      (r) => Object.assign(first(r.cards), { wounded: undefined }),
    ],
    [
      'card 1 (Night-Scout), `wounded.weapons[1].weapon`: `bow` does not fit. It should be welrod',
      (r) => Object.assign(first(r.cards), { wounded: { weapons: [{ weapon: 'bow', long: 0, short: 1 }] } }),
    ],
    ['card 1: `null` does not fit. It should be an object with label', (r) => (r.cards = [null])],
    ['`characters`: `[]` does not fit. It should be a list of 1 to 12 entries', (r) => (r.characters = [])],
    [
      'character 3 (UK-Rifleman): `{"character":"UK-Rifleman"}` does not fit. It should be a label of up to 20',
      (r) => (r.characters[2] = { character: 'UK-Rifleman' }),
    ],
    [
      'character 3 (R-1), `character`: `UK-Riffleman` does not fit. It should be ',
      (r) => (r.characters[2] = { character: 'UK-Riffleman', label: 'R-1' }),
    ],
  ])('is refused: %s', (said, change) => {
    expect(
      faultsOf(changed(change)).some((line) => line.startsWith(said)),
      faultsOf(changed(change)).join('\n'),
    ).toBe(true);
    for (const locale of ['fr', 'ru'] as const) {
      for (const line of faultsOf(changed(change), locale))
        expect(line).not.toMatch(/[{]\w+[}@:]|unit\.|Right would|undefined/);
    }
  });

  test('T48-03 T48-16 what the schema cannot see: unknown weapons and characters, names twice, a force too dear', () => {
    expect(faultsOf((text) => text.replace('"weapon": "welrod"', '"weapon": "welrot"'))[0]).toMatch(
      /^card 1 \(Night-Scout\), `healthy\.weapons\[1\]\.weapon`: `welrot` does not fit\. It should be welrod, /,
    );
    expect(faultsOf((text) => text.replace('"UK-Corporal"', '"UK-Corporat"'))[0]).toMatch(
      /^character 1 \(UK-Corporat\): `UK-Corporat` does not fit\. It should be .*UK-Corporal/,
    );
    expect(faultsOf((text) => text.replace('"Rifle-1"', '"UK-Rifleman"'))).toEqual([
      'character 4 (UK-Rifleman): `UK-Rifleman` is taken by another row. Each needs a name of its own.',
    ]);
    expect(faultsOf((text) => text.replace('"points": 27', '"points": 20'))).toEqual([
      '`points`: those who take part are worth 27 points; with the widest tolerance at most 24 are allowed.',
    ]);
  });

  test('whatever it holds, a file is read or refused: deep nesting, objects for words', () => {
    const nested = (opening: string) => `${opening.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(faultsOf((text) => text.replace('"Night patrol"', nested('{"a":')))[0]).toContain(
      '`title`: `{"a":"…"}` does not fit. It should be one line of 1 to 60 characters',
    );
    expect(faultsOf((text) => text.replace('"Night patrol"', nested('{"":')))[0]).toContain('`{"":"…"}`');
    expect(faultsOf((text) => text.replace('"tactic148/roster"', '{ "toString": 1 }'))).toEqual([
      '`kind`: `{"toString":1}` does not fit. It should be battletech/roster, tactic148/roster, or finest-hour/roster.',
    ]);
  });

  test.each([
    ['a mention', '<@123> patrol'],
    ['everybody', '@everyone'],
    ['bold type', '**Night**'],
    ['a link', 'See https://example.org/x'],
    ['a second line', 'Night\\n# patrol'],
    ['signs that cannot be seen', 'Night\\u202epatrol'],
    ['nothing', '   '],
  ])('a title that is %s is refused: it stands in everybody’s posts', (_what, title) => {
    const change = (text: string) => text.replace('"Night patrol"', `"${title}"`);
    expect(faultsOf(change)[0]).toContain('It should be one line of 1 to 60 characters (no blanks');
    expect(faultsOf(change, 'fr')[0]).toContain('une ligne de 1 à 60 caractères');
    expect(faultsOf(change, 'ru')[0]).toContain('одна строка от 1 до 60 знаков');
  });

  test('a fault shows the beginning of long names and keys only, in one line, so that what would be right is read', () => {
    const long = 'x'.repeat(900);
    const [fault] = faultsOf((text) => text.replace('"label": "Night-Scout"', `"label": "${long}\\n", "${long}": 1`));
    expect(fault).toMatch(/^card 1 \(x{39}…\), `label`: `x{39}…` does not fit\. It should be a label /u);
  });

  test('labels that are typed alike cannot be told apart: within a roster they are refused, across two they are numbered', () => {
    expect(faultsOf((text) => text.replace('"Rifle-1"', '"UK-rifle-man"'))).toEqual([
      'character 4 (UK-Rifleman): `UK-Rifleman` is taken by another row. Each needs a name of its own.',
    ]);
    const other = EXAMPLE.replace('"Rifle-1"', '"RIFLE1"');
    const scenario = library.scenario('tactic148/skirmish', { forces: { airborne: EXAMPLE, grenadiers: other } });
    expect(scenario?.sides[1]?.units).toEqual(['UK-Corporal-2', 'Night-Scout-2', 'RIFLE1-2', 'UK-Rifleman-2']);
  });

  test('T48-03 AMB-T48-24 a roster plays in the place of a side’s force; the smaller agreed value counts for both', () => {
    const scenario = library.scenario('tactic148/skirmish', { forces: { airborne: EXAMPLE } });
    const [airborne, grenadiers] = scenario?.sides ?? [];
    expect(airborne?.units).toEqual(['UK-Corporal', 'Night-Scout', 'Rifle-1', 'UK-Rifleman']);
    expect(airborne?.worth).toEqual([{ measure: 'points', amount: 27 }]);
    expect(airborne?.force).toEqual({
      title: { en: 'Night patrol', fr: 'Night patrol', ru: 'Night patrol' },
    });
    expect(grenadiers?.force).toBeUndefined();
    const dear = EXAMPLE.replace('"points": 27', '"points": 40').replace(
      '"characters": [',
      '"characters": ["SU-Gunner", ',
    );
    const setup = library.scenario('tactic148/skirmish', { forces: { airborne: dear } })?.setup({}, {});
    if (!setup || !('characters' in setup)) throw new Error('no set-up');
    expect(checkSetup(setup)).toMatchObject({
      code: 'tactic148/force-too-dear',
      params: { points: 35, agreed: 27, most: 29 },
    });
    const both = library.scenario('tactic148/skirmish', { forces: { airborne: dear, grenadiers: dear } });
    expect(both?.sides[1]?.units).toEqual([
      'SU-Gunner-2',
      'UK-Corporal-2',
      'Night-Scout-2',
      'Rifle-1-2',
      'UK-Rifleman-2',
    ]);
    const fair = both?.setup({}, {});
    if (!fair || !('characters' in fair)) throw new Error('no set-up');
    expect(checkSetup(fair)).toBeNull();
    expect(fair.agreed).toBe(40);
  });

  test('a scenario whose forces are its own takes none', () => {
    expect(library.scenario('battletech/green', { forces: { attacker: EXAMPLE } })).toBeNull();
    expect(library.scenario('battletech/green')).not.toBeNull();
  });
});
