import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES, isRulesetId, rulesetOf } from '../../src/games/index.js';
import { SHARED_RULES } from '../../scripts/lint/walls.mjs';

const folders = (room: string): readonly string[] =>
  readdirSync(`src/${room}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('H-05 the one list of games', () => {
  test('has every game that has rules, and each has its home and its pictures', () => {
    const games = folders('rules').filter((name) => !SHARED_RULES.includes(name));
    expect(GAMES.map(({ id }) => id).sort()).toEqual([...games].sort());
    expect(folders('games')).toEqual([...games].sort());
    for (const game of games) expect(existsSync(`src/render/${game}/index.ts`), game).toBe(true);
  });

  test('gives each game its own rules, and knows no other', () => {
    for (const { id, rules } of GAMES) expect(rulesetOf(id)).toBe(rules);
    expect(isRulesetId('chess')).toBe(false);
  });

  test('takes no two sentences under one key', async () => {
    const keys = (await Promise.all(GAMES.map((game) => game.words()))).flatMap((words) => Object.keys(words));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
