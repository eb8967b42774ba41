/** Gateway intents (events/gateway, "Gateway Intents"). */
export const INTENTS = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildMessageReactions: 1 << 10,
  guildMessageTyping: 1 << 11,
  directMessages: 1 << 12,
  directMessageReactions: 1 << 13,
  directMessageTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

/** Those that must be switched on for the application: asking for one otherwise closes the connection with 4014. */
export const PRIVILEGED = INTENTS.guildMembers | INTENTS.guildPresences | INTENTS.messageContent;

export const KNOWN_INTENTS = (1 << 26) - 1;
