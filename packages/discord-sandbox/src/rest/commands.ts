import { readCommand, readCommands } from '../commands/parse.js';
import type { Command, CommandDefinition } from '../commands/types.js';
import { ApiError } from '../errors.js';
import { LIMITS } from '../limits.js';
import { commandJson } from '../serialize.js';
import { asJson, isObject } from '../json.js';
import { botGuild, created, DONE, ok, type RestReply, type RestRequest, type RestRooms, type Route } from './route.js';

const DAY_MS = 24 * 3600 * 1000;
const MAXIMUM = { 1: LIMITS.chatCommands, 2: LIMITS.userCommands, 3: LIMITS.messageCommands } as const;

/** Where commands are registered: for one server, or everywhere. */
function scope(request: RestRequest, rooms: RestRooms, inGuild: boolean): string | undefined {
  if (request.param('application') !== rooms.world.bot) throw new ApiError('unknownApplication');
  return inGuild ? botGuild(rooms, request.param('guild')).id : undefined;
}

const inScope = (rooms: RestRooms, guild: string | undefined): readonly Command[] =>
  rooms.world.commands.filter((command) => command.guild_id === guild);

const replace = (rooms: RestRooms, guild: string | undefined, commands: readonly Command[]): void => {
  rooms.world.commands = [...rooms.world.commands.filter((command) => command.guild_id !== guild), ...commands];
};

/** A definition takes over the id of the command with its type and name; a new one counts against the day's creations. */
function register(
  rooms: RestRooms,
  guild: string | undefined,
  definition: CommandDefinition,
  known: readonly Command[],
): Command {
  const before = known.find((each) => each.name === definition.name && each.type === definition.type);
  if (before === undefined) countCreate(rooms, guild);
  return {
    ...definition,
    id: before?.id ?? rooms.world.nextId(),
    application_id: rooms.world.bot,
    guild_id: guild,
    version: rooms.world.nextId(),
  };
}

function countCreate(rooms: RestRooms, guild: string | undefined): void {
  const key = guild ?? 'global';
  const now = rooms.world.clock.now();
  const recent = (rooms.commandCreates.get(key) ?? []).filter((at) => at > now - DAY_MS);
  if (recent.length >= LIMITS.commandCreatesPerDay) throw new ApiError('dailyCommands');
  rooms.commandCreates.set(key, [...recent, now]);
}

function checkCounts(commands: readonly Command[]): void {
  for (const type of [1, 2, 3] as const) {
    if (commands.filter((command) => command.type === type).length > MAXIMUM[type])
      throw new ApiError('tooManyCommands');
  }
}

function find(request: RestRequest, rooms: RestRooms, guild: string | undefined): Command {
  const command = inScope(rooms, guild).find((each) => each.id === request.param('command'));
  if (command === undefined) throw new ApiError('unknownCommand');
  return command;
}

function list(request: RestRequest, rooms: RestRooms, guild: string | undefined): RestReply {
  const full = request.query.get('with_localizations') === 'true';
  return ok(inScope(rooms, guild).map((command) => commandJson(command, full)));
}

function overwrite(request: RestRequest, rooms: RestRooms, guild: string | undefined): RestReply {
  const known = inScope(rooms, guild);
  const commands = readCommands(request.body).map((definition) => register(rooms, guild, definition, known));
  checkCounts(commands);
  replace(rooms, guild, commands);
  return ok(commands.map((command) => commandJson(command, true)));
}

function create(request: RestRequest, rooms: RestRooms, guild: string | undefined): RestReply {
  const known = inScope(rooms, guild);
  const command = register(rooms, guild, readCommand(request.body), known);
  const commands = [...known.filter((each) => each.id !== command.id), command];
  checkCounts(commands);
  replace(rooms, guild, commands);
  const body = commandJson(command, true);
  return known.some((each) => each.id === command.id) ? ok(body) : created(body);
}

function edit(request: RestRequest, rooms: RestRooms, guild: string | undefined): RestReply {
  const before = find(request, rooms, guild);
  const change = isObject(request.body) ? request.body : {};
  const command: Command = {
    ...readCommand({ ...asJson(before), ...change, type: before.type }),
    id: before.id,
    application_id: rooms.world.bot,
    guild_id: guild,
    version: rooms.world.nextId(),
  };
  replace(
    rooms,
    guild,
    inScope(rooms, guild).map((each) => (each.id === before.id ? command : each)),
  );
  return ok(commandJson(command, true));
}

function remove(request: RestRequest, rooms: RestRooms, guild: string | undefined): RestReply {
  const command = find(request, rooms, guild);
  replace(
    rooms,
    guild,
    inScope(rooms, guild).filter((each) => each.id !== command.id),
  );
  return DONE;
}

type Scoped = (request: RestRequest, rooms: RestRooms, guild: string | undefined) => RestReply;

const get: Scoped = (request, rooms, guild) => ok(commandJson(find(request, rooms, guild), true));

const ACTIONS: readonly (readonly [Route['method'], string, Scoped])[] = [
  ['GET', '', list],
  ['PUT', '', overwrite],
  ['POST', '', create],
  ['GET', '/:command', get],
  ['PATCH', '/:command', edit],
  ['DELETE', '/:command', remove],
];

export const commandRoutes: readonly Route[] = ACTIONS.flatMap(([method, end, action]): readonly Route[] => [
  {
    method,
    path: `/applications/:application/commands${end}`,
    handle: (request, rooms) => action(request, rooms, scope(request, rooms, false)),
  },
  {
    method,
    path: `/applications/:application/guilds/:guild/commands${end}`,
    handle: (request, rooms) => action(request, rooms, scope(request, rooms, true)),
  },
]);
