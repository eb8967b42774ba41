import { describe, expect, it } from 'vitest';
import { findCommands, readCommand, readOptions } from '../../page/slash.js';
import type { PageCommand, PageOption } from '../../src/page-api.js';

const option = (name: string, shownName = name): PageOption => ({
  name,
  shownName,
  description: name,
  type: 3,
  required: false,
  autocomplete: false,
  choices: [],
});
const command = (path: string, shownPath: string, ...options: PageOption[]): PageCommand => ({
  id: '1',
  path,
  shownPath,
  description: `${path}!`,
  options,
});

const GAME = command('game new', 'partie nouvelle', option('board', 'échiquier'), option('opponent', 'adversaire'));
const MOVE = command('move', 'bouger', option('unit', 'unité'), option('order', 'ordre'));
const COMMANDS = [GAME, MOVE];

describe('typed slash commands', () => {
  it('finds commands by their shown and their canonical names', () => {
    expect(findCommands(COMMANDS, 'bou')).toEqual([MOVE]);
    expect(findCommands(COMMANDS, 'GAME')).toEqual([GAME]);
    expect(findCommands(COMMANDS, '')).toEqual(COMMANDS);
    expect(findCommands([command('map', 'état')], 'etat')).toHaveLength(1);
    expect(findCommands(COMMANDS, 'xyz')).toEqual([]);
  });

  it('reads a whole line in either language', () => {
    const read = (line: string) => {
      const typed = readCommand(line, COMMANDS);
      return typed && [typed.command.path, ...typed.values.map((value) => `${value.option.name}=${value.text}`)];
    };
    expect(read('/game new board:chess/quick opponent:bot')).toEqual(['game new', 'board=chess/quick', 'opponent=bot']);
    expect(read('/bouger unité:Rook-1 ordre:run to the tower')).toEqual([
      'move',
      'unit=Rook-1',
      'order=run to the tower',
    ]);
    expect(read('/game')).toBeNull();
    expect(read('game new')).toBeNull();
    expect(read('/moved')).toBeNull();
  });

  it('ends a value at the next option name, unless quoted', () => {
    const cut = (text: string) => readOptions(text, MOVE.options).values.map((value) => value.text);
    expect(cut('unit:A order:walk 3F')).toEqual(['A', 'walk 3F']);
    expect(cut('order:"say unit:A" unit:B')).toEqual(['say unit:A', 'B']);
    expect(readOptions('free words', MOVE.options)).toEqual({ before: 'free words', values: [] });
  });
});
