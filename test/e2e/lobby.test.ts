import { describe, expect, it } from 'vitest';
import { t } from '../../src/i18n/index.js';
import { channelId } from '../../src/match/header.js';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();
const header = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;

describe('a lobby', () => {
  it('shows who sits where, the rules chosen and the fingerprint of the dice', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender', options: 'rearArmor=on' });
    const words = wordsOf(messages().at(-1));
    expect(words).toContain((await header())?.commitment ?? 'no commitment');
    expect(words).toContain(stage().sandbox.as('Ann').mention);
    expect(words).toContain('rearArmor=on');
  });

  it('is joined and left by button, and edited in place', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    expect((await header())?.holders).toHaveLength(2);
    await press('Benoît', 'leave');
    expect((await header())?.holders).toHaveLength(1);
    expect(messages()).toHaveLength(1);
  });

  it('does not begin while a side is empty', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    expect(told(await press('Ann', 'start'))).toMatch(/Attacker/);
    expect((await header())?.status).toBe('lobby');
  });

  it('is called off by its owner, and the channel is free again', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    expect(told(await slash('Benoît', 'match new', { scenario: 'green' }))).not.toBe('');
    await slash('Ann', 'match abandon');
    expect((await header())?.status).toBe('ended');
    expect(buttonOf(messages().at(-1), 'join')).toBeUndefined();
    expect(told(await slash('Benoît', 'match new', { scenario: 'green' }))).toBe('');
  });
});

describe('the end of a match', () => {
  it('by conceding, asked once more, shows the seed and gives the whole match as a file', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await slash('Benoît', 'match join');
    await slash('Ann', 'match start');
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const running = await slash('Benoît', 'match export');
    expect(running.reply?.attachments).toHaveLength(1);
    expect(told(await slash('Vera', 'match concede'))).not.toBe('');
    await slash('Ann', 'match concede');
    expect((await header())?.status).toBe('playing');
    await press('Ann', 'concede');
    expect((await header())?.status).toBe('ended');
    const end = messages('Vera').at(-1);
    expect(wordsOf(end)).toMatch(/Seed of the dice: `[0-9a-f]{64}`/);
    const exported = await press('Vera', 'export');
    const [file] = exported.reply?.attachments ?? [];
    const transcript: unknown = await (await fetch(file?.url ?? '')).json();
    expect(transcript).toMatchObject({ format: 'arbitre-transcript', scenario: 'battletech/green' });
    const log = await slash('Ann', 'match log');
    expect(log.reply?.attachments).toHaveLength(1);
    expect(stage().logged).toEqual([]);
  });

  it('by consent of all', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await slash('Benoît', 'match join');
    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'match abandon'))).toBe(t('en', 'reply.vote'));
    expect((await header())?.status).toBe('playing');
    await slash('Benoît', 'match abandon');
    expect((await header())?.status).toBe('ended');
  });
});

describe('answers that can be shown to all', () => {
  it('are shown in the language of the match', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const before = messages('Vera').length;
    const sheet = await slash('Ann', 'sheet', { unit: 'HBK-4G' });
    expect(messages('Vera')).toHaveLength(before);
    await press('Ann', 'share', sheet.reply);
    expect(wordsOf(messages('Vera').at(-1))).toContain('AC/20');
  });
});

describe('quick dice', () => {
  it('fall in public, in any channel', async () => {
    await slash('Ann', 'roll', { dice: '2d6 vs 8' });
    expect(wordsOf(messages('Vera').at(-1))).toContain('15/36');
    expect(told(await slash('Ann', 'roll', { dice: '9000d6' }))).toContain('from 1 to 100');
    expect(messages('Vera')).toHaveLength(1);
  });
});
