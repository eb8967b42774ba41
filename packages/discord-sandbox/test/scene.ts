import { DiscordAPIError, Events, type ChatInputCommandInteraction, type Interaction } from 'discord.js';
import { afterEach, beforeEach } from 'vitest';
import { manualClock, type ManualClock } from '../src/index.js';
import { raw, run, type Running } from './bot.js';

const COMMANDS = [
  { name: 'go', description: 'Goes' },
  {
    name: 'order',
    name_localizations: { fr: 'ordre' },
    description: 'Orders',
    options: [
      {
        type: 1,
        name: 'move',
        name_localizations: { fr: 'bouger' },
        description: 'Moves',
        options: [
          {
            type: 3,
            name: 'unit',
            name_localizations: { fr: 'unité' },
            description: 'Which',
            required: true,
            autocomplete: true,
          },
          { type: 4, name: 'far', description: 'How far', min_value: 1, max_value: 6 },
          {
            type: 3,
            name: 'gait',
            description: 'How',
            choices: [{ name: 'Walk', name_localizations: { fr: 'Marche' }, value: 'walk' }],
          },
          { type: 7, name: 'where', description: 'Where', channel_types: [5] },
          { type: 3, name: 'note', description: 'Note', min_length: 2, max_length: 4 },
        ],
      },
    ],
  },
  { name: 'arbiter', description: 'For those who manage messages', default_member_permissions: String(1n << 13n) },
  { name: 'here', description: 'In servers alone', contexts: [0] },
];

/** A bot on a sandbox whose clock stands, fresh for each test of a file. */
export interface Scene {
  readonly running: Running;
  readonly clock: ManualClock;
  /** What the bot's handlers threw. */
  readonly caught: unknown[];
  /** The id of the channel played in. */
  readonly channel: string;
  /** How the bot answers whatever comes. */
  readonly onInteraction: (handler: (interaction: Interaction) => Promise<unknown>) => void;
  readonly onSlash: (handler: (interaction: ChatInputCommandInteraction) => Promise<unknown>) => void;
  /** From now on the bot says nothing. */
  readonly fallSilent: () => void;
}

/** Discord's error number of what was thrown. */
export const code = (error: unknown): unknown => (error instanceof DiscordAPIError ? error.code : error);

/** Sets a scene up before each test of the calling file. */
export function useScene(): Scene {
  let current: { readonly running: Running; readonly clock: ManualClock; readonly caught: unknown[] } | undefined;
  let act: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve();
  const now = (): NonNullable<typeof current> => {
    if (current === undefined) throw new Error('The scene is not set yet.');
    return current;
  };
  beforeEach(async () => {
    const clock = manualClock(Date.now());
    const running = await run({ clock });
    const caught: unknown[] = [];
    current = { running, clock, caught };
    act = () => Promise.resolve();
    running.client.on(
      Events.InteractionCreate,
      (interaction) => void act(interaction).catch((error: unknown) => caught.push(error)),
    );
    await raw(running.sandbox, 'PUT', `/applications/${running.client.user.id}/commands`, COMMANDS);
  });
  afterEach(() => now().running.close());
  const onInteraction: Scene['onInteraction'] = (handler) => {
    act = handler;
  };
  return {
    get running() {
      return now().running;
    },
    get clock() {
      return now().clock;
    },
    get caught() {
      return now().caught;
    },
    get channel() {
      return now().running.sandbox.stage.channelNamed('general').id;
    },
    onInteraction,
    onSlash: (handler) =>
      onInteraction((interaction) => (interaction.isChatInputCommand() ? handler(interaction) : Promise.resolve())),
    fallSilent: () => onInteraction(() => Promise.resolve()),
  };
}
