import { describe, expect, it } from 'vitest';
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { connect } from './bot.js';
import { useScene } from './scene.js';

const scene = useScene();

describe('sandbox slash commands, as Discord’s client lets them be typed', () => {
  const given = (): Promise<string> =>
    new Promise((resolve) => {
      scene.onSlash(async (interaction) => {
        const data =
          interaction.options.data[0]?.options?.map((option) => `${option.name}=${String(option.value)}`) ?? [];
        resolve(
          [
            interaction.locale,
            interaction.guildLocale,
            interaction.commandName,
            interaction.options.getSubcommand(false),
            ...data,
          ].join(' '),
        );
        await interaction.deferReply();
      });
    });

  it('arrive under their canonical names, whatever language they were typed in', async () => {
    const english = given();
    await scene.running.sandbox.as('Ann').slash(scene.channel, 'order move', { unit: 'Rook', far: 3, gait: 'walk' });
    expect(await english).toBe('en-US en-US order move unit=Rook far=3 gait=walk');
    const french = given();
    await scene.running.sandbox.as('Benoît').slash(scene.channel, 'ordre bouger', { unité: 'Rook' });
    expect(await french).toBe('fr en-US order move unit=Rook');
  });

  it.each([
    ['an unknown command', 'nothing', {}, 'There is no command /nothing here. There are: /go, /order move'],
    ['an unknown option', 'order move', { unit: 'x', speed: 1 }, 'There is no option speed'],
    ['a missing option', 'order move', {}, 'unit: this option is required'],
    ['a number out of range', 'order move', { unit: 'x', far: 7 }, 'far: between 1 and 6'],
    ['a broken number', 'order move', { unit: 'x', far: 1.5 }, 'far: a whole number'],
    ['a word for a number', 'order move', { unit: 'x', far: 'many' }, 'far: a whole number'],
    ['a value outside the choices', 'order move', { unit: 'x', gait: 'fly' }, 'gait: one of walk'],
    ['a text too short', 'order move', { unit: 'x', note: 'a' }, 'note: between 2 and 4 characters'],
    ['an empty text', 'order move', { unit: '' }, 'unit: between 1 and 6000'],
  ] as const)('refuses %s', async (_, path, options, message) => {
    await expect(scene.running.sandbox.as('Ann').slash(scene.channel, path, options)).rejects.toThrow(message);
  });

  it('refuses a channel of the wrong kind', async () => {
    await expect(
      scene.running.sandbox.as('Ann').slash(scene.channel, 'order move', { unit: 'x', where: scene.channel }),
    ).rejects.toThrow('where: the id of a channel');
  });

  it('are hidden from those who lack the permission, and from direct messages where they do not belong', async () => {
    const { sandbox } = scene.running;
    scene.onSlash((interaction) => interaction.reply('yes'));
    await expect(sandbox.as('Benoît').slash(scene.channel, 'arbiter')).rejects.toThrow('no command /arbiter');
    sandbox.stage.giveRole(sandbox.as('Benoît').id, sandbox.stage.addRole('Arbiters', ['manageMessages']).id);
    expect((await sandbox.as('Benoît').slash(scene.channel, 'arbiter')).reply?.content).toBe('yes');
    const dm = sandbox.as('Benoît').openDm();
    await expect(sandbox.as('Benoît').slash(dm, 'here')).rejects.toThrow('no command /here');
    expect((await sandbox.as('Benoît').slash(dm, 'go')).reply?.content).toBe('yes');
  });

  it('autocomplete brings what is typed, and nothing when the bot is silent', async () => {
    scene.onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { name, value } = interaction.options.getFocused(true);
      await interaction.respond([
        { name: `${name}:${value}:${String(interaction.options.getInteger('far'))}`, value: 'v' },
      ]);
    });
    const ann = scene.running.sandbox.as('Ann');
    expect(await ann.autocomplete(scene.channel, 'order move', { unit: 'Ro', far: 2 }, 'unit')).toEqual([
      { name: 'unit:Ro:2', value: 'v' },
    ]);
    scene.fallSilent();
    const waiting = ann.autocomplete(scene.channel, 'order move', {}, 'unit');
    scene.clock.advance(3001);
    expect(await waiting).toBeUndefined();
  });

  it('autocomplete leaves out other options that are only half typed', async () => {
    scene.onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      await interaction.respond([{ name: String(interaction.options.getInteger('far')), value: 'v' }]);
    });
    const offers = await scene.running.sandbox
      .as('Ann')
      .autocomplete(scene.channel, 'order move', { far: '-' }, 'unit');
    expect(offers).toEqual([{ name: 'null', value: 'v' }]);
  });

  it('tell the bot what it may do in the channel, and who asks', async () => {
    const { sandbox } = scene.running;
    const told: (readonly [boolean, boolean, string | undefined])[] = [];
    scene.onSlash((interaction) => {
      told.push([
        interaction.appPermissions.has('AttachFiles'),
        interaction.appPermissions.has('SendMessages'),
        interaction.inCachedGuild() ? interaction.member.displayName : undefined,
      ]);
      return interaction.reply('x');
    });
    sandbox.stage.denyBot(scene.channel, 'attachFiles');
    await sandbox.as('Ann').slash(scene.channel, 'go');
    expect(told).toEqual([[false, true, 'Ann']]);
  });

  it('without a bot nothing answers', async () => {
    const waiting = scene.running.client
      .destroy()
      .then(() => scene.running.sandbox.as('Ann').slash(scene.channel, 'go'));
    await scene.running.sandbox.until(() => !scene.running.sandbox.gateway.online);
    await new Promise((resolve) => setImmediate(resolve));
    scene.clock.advance(3001);
    expect((await waiting).failed).toBe('The application did not respond');
    await connect(scene.running.sandbox);
  });

  it('are there for who installed them in places where the bot is not, as far as they may be installed so', async () => {
    const { sandbox } = scene.running;
    const [ann, vera] = [sandbox.as('Ann'), sandbox.as('Vera')];
    await scene.running.client.application.commands.create({
      name: 'anywhere',
      description: 'Anywhere',
      integrationTypes: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
      contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
    });
    const owners: unknown[] = [];
    scene.onSlash((interaction) => {
      const { guildId, userId } = interaction.authorizingIntegrationOwners;
      owners.push([interaction.context, guildId, userId]);
      return interaction.reply('here');
    });
    const between = sandbox.stage.addPrivateChannel(ann.id, vera.id);
    await expect(ann.slash(between, 'anywhere')).rejects.toThrow('no command /anywhere');
    sandbox.stage.installFor(ann.id);
    expect((await ann.slash(between, 'anywhere')).reply?.content).toBe('here');
    await expect(ann.slash(between, 'go')).rejects.toThrow('no command /go');
    await expect(vera.slash(between, 'anywhere')).rejects.toThrow('no command /anywhere');
    await ann.slash(scene.channel, 'anywhere');
    expect(owners).toEqual([
      [2, null, ann.id],
      [0, sandbox.stage.guild.id, ann.id],
    ]);
  });
});
