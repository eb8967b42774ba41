import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlsOf, startStage, wordsOf, type Stage } from '../support/bot.js';

let stage: Stage;
let table: string;

beforeEach(async () => {
  stage = await startStage();
  table = stage.sandbox.stage.channelNamed('table-1').id;
});
afterEach(async () => {
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});

const messages = () => stage.sandbox.messages(table, 'Ann');
const newMatch = async () => {
  await stage.sandbox.as('Ann').slash(table, 'match new', { scenario: 'battletech/green', side: 'defender' });
  await stage.settled();
};

describe('a match by slash', () => {
  it('is made, joined and started', async () => {
    const { sandbox } = stage;
    await newMatch();
    expect(messages().map(wordsOf).join('\n')).toMatch(/Hunchback/);
    const joined = await sandbox.as('Benoît').slash(table, 'match join', { side: 'attacker' });
    await joined.answered();
    const started = await sandbox.as('Ann').slash(table, 'match start');
    await started.answered();
    await stage.settled();
    expect(started.reply).toBeUndefined();
    const panel = messages().at(-1);
    expect(controlsOf(panel).map(({ id }) => id.split('|')[0])).toContain('my');
    const moved = await sandbox.as('Ann').slash(table, 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await moved.answered();
    expect(moved.reply).toBeUndefined();
    expect(stage.logged).toEqual([]);
  });
});
