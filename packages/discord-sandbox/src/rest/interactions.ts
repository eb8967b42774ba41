import { USER_MENTIONS } from '../body/mentions.js';
import { readDraft, type Draft } from '../body/message.js';
import { readModal } from '../body/modal.js';
import { ApiError } from '../errors.js';
import { Form } from '../form.js';
import { allowedCallbacks, type CallbackType, type Interaction } from '../interactions/interactions.js';
import { metadataOf } from '../interactions/payload.js';
import type { Json, JsonObject } from '../json.js';
import { LIMITS } from '../limits.js';
import { EMPTY_DRAFT, newAttachment } from '../player-actions.js';
import { messageJson } from '../serialize-message.js';
import type { Choice } from '../wire.js';
import { FLAGS, type Message } from '../world/types.js';
import type { Channel } from '../world/world.js';
import { DONE, ok, type RestReply, type RestRequest, type RestRooms, type Route } from './route.js';

/** Flags that an answer may ask for. */
const ANSWER_FLAGS = FLAGS.suppressEmbeds | FLAGS.ephemeral | FLAGS.suppressNotifications | FLAGS.componentsV2;

function callbackType(body: Json | undefined, interaction: Interaction): CallbackType {
  const form = Form.of(body).object();
  const type = form.at('type').oneOf<CallbackType>([4, 5, 6, 7, 8, 9]);
  const allowed = allowedCallbacks(interaction);
  form.settle();
  if (allowed.includes(type)) return type;
  form
    .at('type')
    .wrong(
      'INTERACTION_CALLBACK_TYPE_INVALID',
      `Interaction callback type must be one of (${allowed.join(', ')}) here.`,
    );
  form.settle();
  return type;
}

function callback(request: RestRequest, rooms: RestRooms): RestReply {
  const interaction = rooms.interactions.forCallback(request.param('interaction'), request.param('token'));
  const type = callbackType(request.body, interaction);
  const channel = rooms.world.channel(interaction.channel);
  if (channel === undefined) throw new ApiError('unknownChannel');
  const message = answer(request, rooms, interaction, channel, type);
  if (request.query.get('with_response') !== 'true') return DONE;
  return ok(callbackJson(rooms, interaction, type, message));
}

/** Does what the callback says; gives the message that `@original` is from now on. */
function answer(
  request: RestRequest,
  rooms: RestRooms,
  interaction: Interaction,
  channel: Channel,
  type: CallbackType,
): Message | undefined {
  const { interactions } = rooms;
  switch (type) {
    case 4: {
      const draft = readAnswer(request, rooms, channel, isEphemeral(request.body));
      const message = postAnswer(rooms, interaction, channel, draft, 0);
      interactions.settle(interaction, { state: 'answered', type, original: message.id });
      return message;
    }
    case 5: {
      const flags = FLAGS.loading | (isEphemeral(request.body) ? FLAGS.ephemeral : 0);
      const message = postAnswer(rooms, interaction, channel, EMPTY_DRAFT, flags);
      interactions.settle(interaction, { state: 'answered', type, original: message.id });
      return message;
    }
    case 6: {
      interactions.settle(interaction, { state: 'answered', type, original: interaction.onMessage });
      return interaction.onMessage === undefined ? undefined : rooms.world.message(interaction.onMessage);
    }
    case 7: {
      const before = interaction.onMessage === undefined ? undefined : rooms.world.message(interaction.onMessage);
      if (before === undefined) throw new ApiError('unknownMessage');
      const message = rooms.messages.edit(before, readEdit(request, rooms, before, 'data'));
      interactions.settle(interaction, { state: 'answered', type, original: message.id });
      return message;
    }
    case 8:
      interactions.settle(interaction, { state: 'answered', type, choices: readChoices(request.body) });
      return undefined;
    case 9:
      interactions.settle(interaction, { state: 'answered', type, modal: readModal(request.body) });
      return undefined;
  }
}

function isEphemeral(body: Json | undefined): boolean {
  const flags = Form.of(body).at('data').at('flags').value;
  return typeof flags === 'number' && (flags & FLAGS.ephemeral) !== 0;
}

function readAnswer(request: RestRequest, rooms: RestRooms, channel: Channel, ephemeral: boolean): Draft {
  return readDraft(request.body, {
    uploads: request.uploads,
    create: newAttachment(rooms, channel.id),
    mentions: USER_MENTIONS,
    flags: ANSWER_FLAGS,
    ephemeral,
    under: 'data',
  });
}

/** An edit through an interaction; whether it is ephemeral is settled and stays. */
export function readEdit(request: RestRequest, rooms: RestRooms, before: Message, under?: string): Draft {
  return readDraft(request.body, {
    uploads: request.uploads,
    create: newAttachment(rooms, before.channel),
    mentions: USER_MENTIONS,
    flags: FLAGS.suppressEmbeds | FLAGS.componentsV2,
    ephemeral: before.onlyFor !== undefined,
    before,
    under,
  });
}

function postAnswer(
  rooms: RestRooms,
  interaction: Interaction,
  channel: Channel,
  draft: Draft,
  flags: number,
): Message {
  const hidden = ((draft.flags | flags) & FLAGS.ephemeral) !== 0;
  return rooms.messages.post({
    channel,
    author: rooms.world.bot,
    draft,
    flags,
    interaction: metadataOf(interaction),
    webhook: rooms.world.bot,
    onlyFor: hidden ? interaction.user : undefined,
    answers: interaction.onMessage,
  });
}

/** Up to 25 offers (receiving-and-responding, "Autocomplete"). */
function readChoices(body: Json | undefined): readonly Choice[] {
  const form = Form.of(body);
  const choices = form
    .at('data')
    .object()
    .at('choices')
    .list({ max: LIMITS.commandChoices })
    .map((each): Choice => {
      const value = each.object().at('value');
      return {
        name: each.at('name').text({ min: 1, max: LIMITS.choiceName }),
        value: typeof value.value === 'number' ? value.number() : value.text({ min: 1, max: LIMITS.choiceValue }),
      };
    });
  form.settle();
  return choices;
}

function callbackJson(
  rooms: RestRooms,
  interaction: Interaction,
  type: CallbackType,
  message: Message | undefined,
): JsonObject {
  // Only a new or an updated message is given back ("Interaction Callback Resource Object").
  const given = message !== undefined && (type === 4 || type === 7);
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      response_message_id: message?.id,
      response_message_loading: message === undefined ? undefined : (message.flags & FLAGS.loading) !== 0,
      response_message_ephemeral: message === undefined ? undefined : message.onlyFor !== undefined,
      channel_id: interaction.channel,
    },
    resource: given ? { type, message: messageJson(rooms.world, message, true) } : undefined,
  };
}

export const interactionRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', open: true, handle: callback },
];
