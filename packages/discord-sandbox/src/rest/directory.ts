import { ApiError } from '../errors.js';
import { Form } from '../form.js';
import type { JsonObject } from '../json.js';
import { LIMITS } from '../limits.js';
import { guildPermissions } from '../permissions.js';
import { openDm } from '../player-actions.js';
import { channelJson, guildJson, memberJson, ownUserJson, roleJson, userJson } from '../serialize.js';
import type { Member, User, World } from '../world/world.js';
import { queryNumber } from './messages.js';
import { botGuild, ok, type RestReply, type RestRequest, type RestRooms, type Route } from './route.js';

/** Who and what there is: gateway, application, users, servers, members, roles. */

function botUser(world: World): User {
  const bot = world.user(world.bot);
  if (bot === undefined) throw new Error('The bot has no account.');
  return bot;
}

function gatewayBot(rooms: RestRooms): RestReply {
  const limit = {
    total: LIMITS.identifiesPerDay,
    remaining: rooms.identifiesLeft(),
    reset_after: 86_400_000,
    max_concurrency: 1,
  };
  return ok({ url: rooms.gatewayUrl(), shards: 1, session_start_limit: limit });
}

function applicationJson(world: World): JsonObject {
  const bot = botUser(world);
  const owner = world.allUsers().find((user) => !user.bot);
  return {
    id: world.bot,
    name: bot.displayName,
    icon: null,
    description: '',
    type: null,
    bot: ownUserJson(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: owner === undefined ? userJson(bot) : userJson(owner),
    approximate_guild_count: world.allGuilds().length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

function user(request: RestRequest, rooms: RestRooms): RestReply {
  const id = request.param('user');
  if (id === '@me' || id === rooms.world.bot) return ok(ownUserJson(botUser(rooms.world)));
  const found = rooms.world.user(id);
  if (found === undefined) throw new ApiError('unknownUser');
  return ok(userJson(found));
}

function directMessages(request: RestRequest, rooms: RestRooms): RestReply {
  const form = Form.of(request.body).object();
  const id = form.at('recipient_id').id();
  form.settle();
  const found = rooms.world.user(id);
  if (found === undefined) throw new ApiError('unknownUser');
  if (found.bot) throw new ApiError('noDirectMessages');
  return ok(channelJson(rooms.world, openDm(rooms.world, id)));
}

function guild(request: RestRequest, rooms: RestRooms): RestReply {
  const found = botGuild(rooms, request.param('guild'));
  const counts =
    request.query.get('with_counts') === 'true'
      ? { approximate_member_count: found.members.length, approximate_presence_count: found.members.length }
      : {};
  return ok({ ...guildJson(found), ...counts });
}

function myGuilds(rooms: RestRooms): RestReply {
  const mine = rooms.world.allGuilds().filter((each) => each.members.some((member) => member.user === rooms.world.bot));
  return ok(
    mine.map((each) => ({
      id: each.id,
      name: each.name,
      icon: null,
      banner: null,
      owner: false,
      permissions: String(guildPermissions(each, rooms.world.bot)),
      features: [],
    })),
  );
}

function channels(request: RestRequest, rooms: RestRooms): RestReply {
  const { id } = botGuild(rooms, request.param('guild'));
  const found = rooms.world.allChannels().filter((each) => each.guild === id && each.thread === undefined);
  return ok(found.map((each) => channelJson(rooms.world, each)));
}

function findMember(rooms: RestRooms, guildId: string, userId: string): Member {
  const found = botGuild(rooms, guildId).members.find((each) => each.user === userId);
  if (found === undefined) throw new ApiError(rooms.world.user(userId) === undefined ? 'unknownUser' : 'unknownMember');
  return found;
}

function member(request: RestRequest, rooms: RestRooms): RestReply {
  const id = request.param('user') === '@me' ? rooms.world.bot : request.param('user');
  return ok(memberJson(rooms.world, findMember(rooms, request.param('guild'), id)));
}

function members(request: RestRequest, rooms: RestRooms): RestReply {
  const limit = queryNumber(request.query, 'limit', 1, 1000) ?? 1;
  const all = botGuild(rooms, request.param('guild')).members;
  return ok(all.slice(0, limit).map((each) => memberJson(rooms.world, each)));
}

function roles(request: RestRequest, rooms: RestRooms): RestReply {
  return ok(botGuild(rooms, request.param('guild')).roles.map(roleJson));
}

function role(request: RestRequest, rooms: RestRooms): RestReply {
  const found = botGuild(rooms, request.param('guild')).roles.find((each) => each.id === request.param('role'));
  if (found === undefined) throw new ApiError('unknownRole');
  return ok(roleJson(found));
}

export const directoryRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, handle: (_, rooms) => ok({ url: rooms.gatewayUrl() }) },
  { method: 'GET', path: '/gateway/bot', handle: (_, rooms) => gatewayBot(rooms) },
  { method: 'GET', path: '/applications/@me', handle: (_, rooms) => ok(applicationJson(rooms.world)) },
  { method: 'GET', path: '/oauth2/applications/@me', handle: (_, rooms) => ok(applicationJson(rooms.world)) },
  { method: 'GET', path: '/users/:user', handle: user },
  { method: 'POST', path: '/users/@me/channels', handle: directMessages },
  { method: 'GET', path: '/users/@me/guilds', handle: (_, rooms) => myGuilds(rooms) },
  { method: 'GET', path: '/guilds/:guild', handle: guild },
  { method: 'GET', path: '/guilds/:guild/channels', handle: channels },
  { method: 'GET', path: '/guilds/:guild/members', handle: members },
  { method: 'GET', path: '/guilds/:guild/members/:user', handle: member },
  { method: 'GET', path: '/guilds/:guild/roles', handle: roles },
  { method: 'GET', path: '/guilds/:guild/roles/:role', handle: role },
];
