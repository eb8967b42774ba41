import type { SlashCommand } from '../contract.js';
import { archive } from './archive.js';

/** `/tools …`: what officials and other programs do with campaigns, leagues and matches. */
export const tools = {
  name: 'tools',
  where: 'server',
  subcommands: { archive },
} satisfies SlashCommand;
