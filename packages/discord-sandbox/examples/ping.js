import { Client, GatewayIntentBits } from 'discord.js';
import { startSandbox } from 'discord-sandbox';

const sandbox = await startSandbox();
const bot = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.restBase } });
bot.on('interactionCreate', (interaction) => interaction.isChatInputCommand() && interaction.reply('Pong!'));
await bot.login(sandbox.token);
await bot.application.commands.set([{ name: 'ping', description: 'Is anybody there?' }]);

const { reply } = await sandbox.as('Ann').slash(sandbox.stage.channelNamed('general'), 'ping');
console.log(`Ann is told: ${reply.content}`);
console.log(`Try it yourself: ${sandbox.pageUrl}`);
