import { describe, expect, it } from 'vitest';
import { buttonOf, told, useStage } from '../support/bot.js';

const { stage, table, slash } = useStage();

/** A server in which the bot is not; Benoît is. */
function elsewhere(): string {
  const { sandbox } = stage();
  const guild = sandbox.stage.addGuild('Elsewhere', [sandbox.as('Benoît').id], 'ru');
  const channel = sandbox.stage.addChannel('far-away', 0, guild.id);
  sandbox.stage.kickBot(guild.id);
  return channel.id;
}

describe('P-14: /roll as a command that users install for themselves', () => {
  it('works in a server where the bot is not, for who installed it and for nobody else', async () => {
    const { sandbox } = stage();
    const channel = elsewhere();
    await expect(sandbox.as('Benoît').slash(channel, 'roll', { dice: '2d1+3' })).rejects.toThrow('no command /roll');
    sandbox.stage.installFor(sandbox.as('Benoît').id);
    const rolled = await sandbox.as('Benoît').slash(channel, 'roll', { dice: '2d1+3' });
    expect(told(rolled)).toContain('lance `2d1+3`\u202f: (1, 1) + 3 = **5**');
    await expect(sandbox.as('Benoît').slash(channel, 'match new', {})).rejects.toThrow('no command /match new');
  });

  it('works in direct messages between two people, and in those with the bot', async () => {
    const { sandbox } = stage();
    const [ann, vera] = [sandbox.as('Ann'), sandbox.as(sandbox.stage.addUser('Vera').id)];
    const between = sandbox.stage.addPrivateChannel(ann.id, vera.id);
    sandbox.stage.installFor(ann.id);
    expect(told(await ann.slash(between, 'roll', { dice: '1d1' }))).toContain('(1) = **1**');
    expect(told(await vera.slash(vera.openDm(), 'roll', { dice: '1d1' }))).toContain('(1) = **1**');
    await expect(vera.slash(between, 'roll', { dice: '1d1' })).rejects.toThrow('no command /roll');
    expect(stage().logged).toEqual([]);
  });

  it('/help says there what can be done there: dice, and no match', async () => {
    const { sandbox } = stage();
    const channel = elsewhere();
    sandbox.stage.installFor(sandbox.as('Benoît').id);
    const help = await sandbox.as('Benoît').slash(channel, 'help');
    await stage().settled();
    expect(told(help)).toContain('je lance les dés');
    expect(buttonOf(help.reply, 'new')).toBeUndefined();
  });
});

describe('P-14: hidden rolls', () => {
  it('are seen by who rolls alone', async () => {
    const hidden = await slash('Ann', 'roll', { dice: '2d1+3', hidden: 'yes' });
    expect(told(hidden)).toContain('= **5**');
    expect(told(hidden)).toContain('Only you see this roll.');
    const seen = (who: string) =>
      stage()
        .sandbox.as(who)
        .messages(table())
        .some(({ id }) => id === hidden.reply?.id);
    expect([seen('Ann'), seen('Benoît')]).toEqual([true, false]);
    const open = await slash('Ann', 'roll', { dice: '2d1+3' });
    expect(
      stage()
        .sandbox.as('Benoît')
        .messages(table())
        .some(({ id }) => id === open.reply?.id),
    ).toBe(true);
  });

  it('what cannot be read is told to who typed it alone, with the spot', async () => {
    const wrong = await slash('Ann', 'roll', { dice: '(2d6+3' });
    expect(told(wrong)).toContain('This bracket is never closed.\n```\n(2d6+3\n^\n```\nLike this: `(2d6+3)`');
    expect(
      stage()
        .sandbox.as('Benoît')
        .messages(table())
        .some(({ id }) => id === wrong.reply?.id),
    ).toBe(false);
  });
});
