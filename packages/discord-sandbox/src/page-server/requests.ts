import type { Interaction } from '../interactions/interactions.js';
import { isList, isObject, type Json, type JsonObject } from '../json.js';
import { LOCALES } from '../limits.js';
import type { Answers, OptionValue, Requests } from '../page-api.js';
import type { PlayerActions, Rooms } from '../player-actions.js';
import { UserError } from '../user-error.js';
import { channelView, messageView, userView } from '../view.js';
import { until } from '../waiting.js';

type Name = keyof Requests;
type Handlers = { readonly [N in Name]: (body: JsonObject) => Answers[N] | Promise<Answers[N]> };

function text(body: JsonObject, key: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value === '') throw new UserError('bad-request', `${key} must be a text.`, key);
  return value;
}

function maybeText(body: JsonObject, key: string): string | undefined {
  return body[key] === undefined || body[key] === null ? undefined : text(body, key);
}

function texts(value: Json | undefined, key: string): readonly string[] {
  const list = isList(value) ? value : [];
  const found = list.filter((each) => typeof each === 'string');
  if (!isList(value) || found.length < list.length)
    throw new UserError('bad-request', `${key} must be a list of texts.`, key);
  return found;
}

function object(body: JsonObject, key: string): JsonObject {
  const value = body[key];
  if (!isObject(value)) throw new UserError('bad-request', `${key} must be an object.`, key);
  return value;
}

function locale(body: JsonObject): string {
  const found = LOCALES.find((each) => each === body['locale']);
  if (found === undefined) throw new UserError('bad-request', `locale must be one of ${LOCALES.join(', ')}.`, 'locale');
  return found;
}

function optionValue(name: string, value: Json | undefined): OptionValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isObject(value)) {
    return { name: text(value, 'name'), contentType: text(value, 'contentType'), base64: text(value, 'base64') };
  }
  throw new UserError('bad-request', `options.${name} must be a text, a number, true or false, or a file.`, name);
}

function options(body: JsonObject): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(
    Object.entries(object(body, 'options')).map(([name, value]) => [name, optionValue(name, value)]),
  );
}

function modalValues(body: JsonObject): Readonly<Record<string, string | readonly string[]>> {
  const entries = Object.entries(object(body, 'values'));
  return Object.fromEntries(
    entries.map(([id, value]) => [id, typeof value === 'string' ? value : texts(value, `values.${id}`)]),
  );
}

/** The page's POST calls by name (page-api.ts, `Requests` and `Answers`). */
export function pageRequests(rooms: Rooms, actions: PlayerActions): Handlers {
  const { world } = rooms;
  const begun = (interaction: Interaction): { readonly interaction: string } => ({ interaction: interaction.id });
  return {
    slash: (body) =>
      begun(actions.slash(text(body, 'user'), text(body, 'channel'), text(body, 'command'), options(body))),
    async autocomplete(body) {
      const [user, channel, command] = [text(body, 'user'), text(body, 'channel'), text(body, 'command')];
      const { id } = actions.autocomplete(user, channel, command, options(body), text(body, 'focused'));
      const answer = (): Interaction['answer'] => rooms.interactions.get(id)?.answer ?? { state: 'waiting' };
      await until(world, () => answer().state !== 'waiting', 20_000, 'suggestions');
      const settled = answer();
      return settled.state === 'answered'
        ? { choices: settled.choices ?? [], failed: false }
        : { choices: [], failed: true };
    },
    press: (body) => begun(actions.press(text(body, 'user'), text(body, 'message'), text(body, 'customId'))),
    select: (body) =>
      begun(
        actions.select(
          text(body, 'user'),
          text(body, 'message'),
          text(body, 'customId'),
          texts(body['values'], 'values'),
        ),
      ),
    modal: (body) => begun(actions.submitModal(text(body, 'user'), text(body, 'interaction'), modalValues(body))),
    closeModal: () => ({}),
    dismiss(body) {
      actions.dismiss(text(body, 'user'), text(body, 'message'));
      return {};
    },
    send(body) {
      const user = text(body, 'user');
      const message = actions.say(user, text(body, 'channel'), text(body, 'content'), maybeText(body, 'reply'));
      return { message: messageView(world, message, user) };
    },
    createChannel(body) {
      const user = text(body, 'user');
      return {
        channel: channelView(world, actions.createChannel(user, text(body, 'guild'), text(body, 'name')), user),
      };
    },
    createThread(body) {
      const user = text(body, 'user');
      const thread = actions.createThread(user, text(body, 'channel'), text(body, 'name'), maybeText(body, 'message'));
      return { channel: channelView(world, thread, user) };
    },
    createUser: (body) => ({ user: userView(actions.createUser(text(body, 'name'), locale(body))) }),
    setLocale: (body) => ({ user: userView(actions.setLocale(text(body, 'user'), locale(body))) }),
    openDm(body) {
      const user = text(body, 'user');
      return { channel: channelView(world, actions.openDm(user), user) };
    },
  };
}
