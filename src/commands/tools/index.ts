import type { SlashCommand } from '../contract.js';
import { archive } from './archive.js';
import { drop, keep } from './keep.js';
import { table } from './tables.js';
import { move } from './move.js';
import { revoke, token, tokens } from './tokens.js';
import { unhook, webhook, webhooks } from './webhooks.js';

/** `/tools …`: what officials and other programs do with campaigns, leagues and matches. */
export const tools = {
  name: 'tools',
  where: 'server',
  subcommands: { archive, move, table, token, tokens, revoke, webhook, webhooks, unhook, keep, drop },
} satisfies SlashCommand;
