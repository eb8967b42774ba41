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

const MATCH = command('match new', 'partie nouvelle', option('scenario', 'scénario'), option('opponent', 'adversaire'));
const MOVE = command('move', 'bouger', option('unit', 'unité'), option('order', 'ordre'));
const COMMANDS = [MATCH, MOVE];

describe('typed slash commands', () => {
  it('finds commands by their shown and their canonical names', () => {
    expect(findCommands(COMMANDS, 'bou')).toEqual([MOVE]);
    expect(findCommands(COMMANDS, 'MATCH')).toEqual([MATCH]);
    expect(findCommands(COMMANDS, '')).toEqual(COMMANDS);
    expect(findCommands([command('map', 'état')], 'etat')).toHaveLength(1);
    expect(findCommands(COMMANDS, 'xyz')).toEqual([]);
  });

  it('reads a whole line in either language', () => {
    const read = (line: string) => {
      const typed = readCommand(line, COMMANDS);
      return typed && [typed.command.path, ...typed.values.map((value) => `${value.option.name}=${value.text}`)];
    };
    expect(read('/match new scenario:battletech/green opponent:referee')).toEqual([
      'match new',
      'scenario=battletech/green',
      'opponent=referee',
    ]);
    expect(read('/bouger unité:HBK-4G ordre:run to 0710 NE')).toEqual(['move', 'unit=HBK-4G', 'order=run to 0710 NE']);
    expect(read('/match')).toBeNull();
    expect(read('match new')).toBeNull();
    expect(read('/moved')).toBeNull();
  });

  it('ends a value at the next option name, unless quoted', () => {
    const cut = (text: string) => readOptions(text, MOVE.options).values.map((value) => value.text);
    expect(cut('unit:A order:walk 3F')).toEqual(['A', 'walk 3F']);
    expect(cut('order:"say unit:A" unit:B')).toEqual(['say unit:A', 'B']);
    expect(readOptions('free words', MOVE.options)).toEqual({ before: 'free words', values: [] });
  });
});
