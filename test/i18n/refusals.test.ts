import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isKey, KEYS, nameOf, templateOf } from '../support/words.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { placeholdersOf } from '../../src/i18n/template.js';
import { MATCH_REFUSALS } from '../../src/match/refusals.js';
import { refusalText } from '../../src/present/refusal.js';
import { OPTIONS } from '../../src/rules/battletech/options.js';
import { LOCATIONS, MODES, PHASES, REAR_LOCATIONS } from '../../src/rules/battletech/vocabulary.js';
import { TERM_REASONS } from '../../src/rules/battletech/terms.js';
import { PHYSICAL_ATTACKS } from '../../src/rules/battletech/standard/physical-tables.js';
import { FULL_TERM_REASONS } from '../../src/rules/battletech/standard/terms.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import { EQUIPMENT, MUNITIONS, PARTS, TECH_BASES } from '../../src/rules/battletech/standard/types.js';
import { FULL_WEAPON_IDS } from '../../src/rules/battletech/standard/weapons.js';
import { ACTION_TYPES, type Command, type Topic } from '../../src/rules/tactic148/commands.js';
import { TERM_REASONS as TACTIC_TERMS } from '../../src/rules/tactic148/events.js';
import * as tactic from '../../src/rules/tactic148/types.js';
import { anyTongue } from '../../src/games/words.js';
import { GAMES } from '../../src/games/index.js';

/** The texts of the files below a folder. */
const sourceOf = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** Codes of refusals that are told to players, wherever they are made. */
const codes = [
  ...new Set(
    [
      ...['rules', 'match', 'commands', 'discord', 'orders']
        .map((room) => sourceOf(`src/${room}`))
        .join('\n')
        .matchAll(/'((?:battletech|tactic148|campaign|match|orders|discord)\/[\w-]+)'/g),
    ].map((match) => match[1] ?? ''),
  ),
].filter((code) => !code.endsWith('/'));

describe('refusals', () => {
  test('every code that the rooms make has a sentence in every language', () => {
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter((code) => !isKey(code))).toEqual([]);
  });

  test('those of the match room name no figure that the room does not give', () => {
    for (const [code, params] of Object.entries<readonly string[]>(MATCH_REFUSALS)) {
      if (!isKey(code)) throw new Error(`no sentence for ${code}`);
      for (const { name } of placeholdersOf(templateOf('en', code))) expect(params, `${code}: ${name}`).toContain(name);
    }
  });

  test.each(['battletech', 'tactic148', 'campaign'])(
    'those of %s name no figure that the rules do not give',
    (game) => {
      const rules = sourceOf(`src/rules/${game}`);
      // `refuse('battletech/x', { unit: …, hex }, …)`: the names in the braces; where the figures are put together before, `facts`.
      for (const match of rules.matchAll(/refuse\(\s*'(\w+\/[\w-]+)',\s*\{([^{}]*)\}/g)) {
        const [, code = '', figures = ''] = match;
        if (figures.includes('...') || !isKey(code)) continue;
        const given = [...figures.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map((found) => found[1]);
        for (const { name } of placeholdersOf(templateOf('en', code)))
          expect(given, `${code}: ${name}`).toContain(name);
      }
    },
  );

  test('say their figures, and cite the rule', () => {
    const refusal = {
      code: 'battletech/not-enough-mp',
      params: { unit: 'HBK-4G', mode: 'walk', need: 6, have: 4, far: 'FFL' },
      rule: 'QSR-20',
    };
    expect(refusalText(refusal, anyTongue('en'))).toBe(
      'HBK-4G, walking: this takes 6 MP, and it has 4, enough for FFL.',
    );
    expect(refusalText(refusal, anyTongue('fr'))).toBe(
      'HBK-4G, en marche\u202f: il faut 6 MP et il y en a 4, assez pour FFL.',
    );
    expect(refusalText(refusal, anyTongue('ru'))).toBe('HBK-4G, шагом: нужно 6 MP, а есть 4: хватит на FFL.');
  });

  test('begin with a capital, whatever the first word is', () => {
    const refusal = { code: 'battletech/blow-too-far', params: { kind: 'kick', distance: 3 }, rule: null };
    expect(refusalText(refusal, anyTongue('en'))).toBe('Kick: the target must be in the next hex; it is 3 away.');
  });

  test('an unknown code is still an answer', () => {
    expect(refusalText({ code: 'x/y', params: {}, rule: null }, anyTongue('en'))).toBe(
      'That is not possible now (x/y).',
    );
  });
});

/** What is asked and ordered in 1-48 Tactic beside actions, as the refusal of an order at the wrong time names it. */
const DEEDS: readonly (Command['type'] | Topic['ask'])[] = [
  'lay-out',
  'edge',
  'take-edge',
  'objective',
  'name-objective',
  'act',
  'react',
  'answer-shot',
  'assault-move',
  'stay',
  'scatter',
  'wound',
  'fight',
  'plan',
  'end-turn',
  'let-pass',
  'instruct',
];

/** The same of BattleTech, level by level: whatever is asked or ordered. */
const BATTLETECH_DEEDS: Readonly<Record<BattleTech['topic']['ask'] | BattleTech['command']['type'], true>> = {
  deploy: true,
  'lie-in-wait': true,
  'lay-mines': true,
  bombard: true,
  move: true,
  'move-named': true,
  'move-on': true,
  'step-aside': true,
  'stand-up': true,
  'careful-stand': true,
  masc: true,
  eject: true,
  'self-destruct': true,
  mount: true,
  unload: true,
  sow: true,
  'clear-mines': true,
  name: true,
  declare: true,
  attack: true,
  strike: true,
  'split-hex': true,
  'choose-hex': true,
  'impossible-shots': true,
  'fire-anyway': true,
  fire: true,
};

describe('every code has a name in every language', () => {
  const named = (namespace: string, list: readonly string[]): void => {
    for (const locale of LOCALES)
      for (const code of list) expect(isKey(`${namespace}.${code}`), `${namespace}.${code} in ${locale}`).toBe(true);
  };

  test('locations, weapons, phases, modes, terms', () => {
    named('battletech.location', LOCATIONS);
    named('battletech.rear', REAR_LOCATIONS);
    named('battletech.weapon', FULL_WEAPON_IDS);
    named('battletech.equipment', EQUIPMENT);
    named('battletech.munition', MUNITIONS);
    named('battletech.tech', TECH_BASES);
    named('battletech.phase', PHASES);
    named('battletech.mode', MODES);
    named('battletech.term', [...TERM_REASONS, ...FULL_TERM_REASONS]);
    named('battletech.physical', PHYSICAL_ATTACKS);
    named('battletech.part', PARTS);
    named('deed', Object.keys(BATTLETECH_DEEDS));
  });

  test('phases, edges, terrain, markers, actions, terms of 1-48 Tactic', () => {
    named('tactic148.phase', tactic.PHASES);
    named('tactic148.edge', tactic.EDGES);
    named('tactic148.terrain', tactic.TERRAIN_KINDS);
    named('tactic148.board', tactic.TERRAIN_KINDS);
    named('tactic148.look', tactic.LOOKS);
    named('tactic148.skill', tactic.SKILLS);
    named('tactic148.marker', tactic.MARKERS);
    named('tactic148.ask-when', tactic.ASK_WHEN);
    named('tactic148.action', ACTION_TYPES);
    named('tactic148.action-about', ACTION_TYPES);
    named('tactic148.term', TACTIC_TERMS);
    named('deed', [...ACTION_TYPES, ...DEEDS]);
  });

  test('the rules to choose with their values, of every game', () => {
    for (const { id: game, rules } of GAMES) {
      for (const { id, values } of rules.options) {
        named(`${game}.option`, [id, `${id}.about`]);
        named(`${game}.option.${id}`, values);
        for (const locale of LOCALES)
          expect(nameOf(locale, `${game}.option`, `${id}.about`).length).toBeLessThanOrEqual(100);
      }
    }
    expect(OPTIONS.length).toBeGreaterThan(0);
  });

  test('commands, their options, and descriptions that fit', () => {
    for (const key of KEYS.filter((one) => /^(?:command|option)\./.test(one)))
      for (const locale of LOCALES) {
        const text = templateOf(locale, key);
        if (key.endsWith('.about')) expect(text.length, `${key} in ${locale}`).toBeLessThanOrEqual(100);
        else expect(text, `${key} in ${locale}`).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      }
  });
});
