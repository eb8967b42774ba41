import type { JsonObject } from './json.js';

/** Discord's numbered errors that the sandbox gives (documented under "Opcodes and Status Codes"). */
const API_ERRORS = {
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  notFound: { status: 404, code: 0, message: '404: Not Found' },
  methodNotAllowed: { status: 405, code: 0, message: '405: Method Not Allowed' },
  general: { status: 400, code: 0, message: '400: Bad Request' },
  unknownApplication: { status: 404, code: 10002, message: 'Unknown Application' },
  unknownChannel: { status: 404, code: 10003, message: 'Unknown Channel' },
  unknownGuild: { status: 404, code: 10004, message: 'Unknown Guild' },
  unknownMember: { status: 404, code: 10007, message: 'Unknown Member' },
  unknownMessage: { status: 404, code: 10008, message: 'Unknown Message' },
  unknownRole: { status: 404, code: 10011, message: 'Unknown Role' },
  unknownUser: { status: 404, code: 10013, message: 'Unknown User' },
  unknownEmoji: { status: 400, code: 10014, message: 'Unknown Emoji' },
  unknownWebhook: { status: 404, code: 10015, message: 'Unknown Webhook' },
  unknownInteraction: { status: 404, code: 10062, message: 'Unknown interaction' },
  unknownCommand: { status: 404, code: 10063, message: 'Unknown application command' },
  dailyCommands: {
    status: 400,
    code: 30034,
    message: 'Max number of daily application command creates has been reached (200)',
  },
  tooManyCommands: {
    status: 400,
    code: 30032,
    message: 'Maximum number of application commands reached (100)',
  },
  tooManyPins: { status: 400, code: 30003, message: 'Maximum number of pins reached for the channel (50)' },
  tooLarge: { status: 413, code: 40005, message: 'Request entity too large' },
  alreadyAcknowledged: { status: 400, code: 40060, message: 'Interaction has already been acknowledged.' },
  tagRequired: { status: 400, code: 40067, message: 'A tag is required to create a forum post in this channel' },
  missingAccess: { status: 403, code: 50001, message: 'Missing Access' },
  foreignMessage: { status: 403, code: 50005, message: 'Cannot edit a message authored by another user' },
  emptyMessage: { status: 400, code: 50006, message: 'Cannot send an empty message' },
  noDirectMessages: { status: 403, code: 50007, message: 'Cannot send messages to this user' },
  notTextChannel: { status: 400, code: 50008, message: 'Cannot send messages in a non-text channel' },
  missingPermissions: { status: 403, code: 50013, message: 'Missing Permissions' },
  bulkCount: {
    status: 400,
    code: 50016,
    message:
      'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
  },
  systemMessage: { status: 403, code: 50021, message: 'Cannot execute action on a system message' },
  wrongChannelType: { status: 400, code: 50024, message: 'Cannot execute action on this channel type' },
  invalidWebhookToken: { status: 401, code: 50027, message: 'Invalid Webhook Token' },
  bulkAge: { status: 400, code: 50034, message: 'A message provided was too old to bulk delete' },
  invalidForm: { status: 400, code: 50035, message: 'Invalid Form Body' },
  archivedThread: { status: 400, code: 50083, message: 'Thread is archived' },
  invalidJson: { status: 400, code: 50109, message: 'The request body contains invalid JSON.' },
  threadExists: { status: 400, code: 160004, message: 'A thread has already been created for this message' },
  threadLocked: { status: 403, code: 160005, message: 'Thread is locked' },
} as const;

export type ApiErrorName = keyof typeof API_ERRORS;

/** A refused request: becomes Discord's JSON error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(
    name: ApiErrorName,
    readonly errors?: JsonObject,
  ) {
    super(API_ERRORS[name].message);
    this.status = API_ERRORS[name].status;
    this.code = API_ERRORS[name].code;
  }

  /** The body as Discord writes it. */
  body(): JsonObject {
    return { message: this.message, code: this.code, errors: this.errors };
  }
}
