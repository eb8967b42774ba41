import { describe, expect, it } from 'vitest';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, slash, press, messages } = useStage();
const EVIL = '# Arbitre\n[the rules](https://evil.example) @everyone \u202Eertibra\u200B **won**';

const posts = (): string => messages().map(wordsOf).join('\n');

describe('texts of people in what the bot says', () => {
  it('D-05 the reason of a correction stands in a public post as it was typed, on one line, and formats nothing', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const fact = { order: 'HBK-4G RT armour 5', reason: EVIL };
    const form = await press('Ann', 'correct', (await press('Ann', 'more')).reply);
    expect(form.modal?.components.map((part) => 'component' in part && part.component)).toEqual(
      expect.arrayContaining([expect.objectContaining({ custom_id: 'reason', max_length: 200 })]),
    );
    await (await stage().sandbox.as('Ann').submitModal(form, fact)).answered();
    await stage().settled();
    const said = posts();
    expect(said).toContain('\\# Arbitre');
    expect(said).toContain('\\[the rules\\]\\(https:');
    expect(said).toContain('\\@everyone ertibra \\*\\*won\\*\\*');
    expect(said).not.toMatch(/[\u202E\u200B]|^# Arbitre|the rules\]\(https:/mu);
  });

  it('D-06 a preset with a long name leaves /settings in order, and can be deleted', async () => {
    const guild = stage().sandbox.stage.guild;
    const before = await stage().services.servers.server(guild.id);
    const name = `x${'[a](https://evil.example)'.repeat(150)}`;
    const old = { name, ruleset: 'battletech', options: {}, locked: false };
    await stage().services.servers.putServer({ ...before, presets: [old] });
    const shown = await slash('Ann', 'settings show');
    const menu = buttonOf(shown.reply, 'settings-preset-do');
    const drop = menu?.options.find(({ value }) => value.startsWith('- '));
    expect(wordsOf(shown.reply)).not.toContain('[a](https');
    if (!shown.reply || !menu || !drop) throw new Error('no menu of presets');
    await stage().sandbox.as('Ann').select(shown.reply, menu.id, [drop.value]);
    await stage().settled();
    expect((await stage().services.servers.server(guild.id)).presets).toEqual([]);
    expect(stage().logged).toEqual([]);
  });

  it('D-06 a form takes no more than what it says, and a preset no name that cannot be seen', async () => {
    const shown = await slash('Ann', 'settings show');
    const form = await press('Ann', 'settings-preset', shown.reply);
    const ann = stage().sandbox.as('Ann');
    await expect(ann.submitModal(form, { name: 'x'.repeat(41), rules: 'rearArmor=on' })).rejects.toThrow('40');
    const sent = await ann.submitModal(form, { name: '\u200B\u202E', rules: 'rearArmor=on' });
    await sent.answered();
    await stage().settled();
    expect((await stage().services.servers.server(stage().sandbox.stage.guild.id)).presets).toEqual([]);
    expect(told(sent)).toContain('There is no preset');
  });

  it('D-06 a refusal does not say again all that was typed', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    const outcome = await slash('Ann', 'move', { unit: 'x'.repeat(100), order: 'y'.repeat(400) });
    expect(told(outcome)).not.toContain('y'.repeat(101));
    expect(controlsOf(outcome.reply).every(({ id }) => id.length <= 100)).toBe(true);
  });

  it.each([
    ['odds', 'unit'],
    ['unit show', 'name'],
    ['unit rosters', 'delete'],
    ['match roster', 'units'],
  ])('D-05 a refusal of /%s shows what was typed for %s sign by sign', async (path, option) => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    if (path === 'odds') await slash('Ann', 'match start');
    for (const typed of ['[a](https://evil.example)', '``` ||spoiler||', '**won** `x`']) {
      const said = told(await slash('Ann', path, { [option]: typed }));
      const plain = said.replaceAll(/(?<!\\)`[^`\n]*`/gu, '');
      expect(plain).not.toMatch(/(?<!\\)(\]\(https|\|\||\*\*won|```)/u);
      expect(said).not.toBe('');
    }
  });

  it('D-05 what was typed does not end the code in which a refusal shows it', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    const said = told(await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 `**N**`' }));
    expect(said.replaceAll(/`[^`\n]*`/gu, '')).not.toContain('**N**');
  });
});
