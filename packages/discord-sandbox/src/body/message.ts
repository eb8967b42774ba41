import { ApiError } from '../errors.js';
import type { UploadedFile } from '../files.js';
import { Form } from '../form.js';
import type { Json } from '../json.js';
import { LIMITS } from '../limits.js';
import type { Attachment, Embed, MessageComponent } from '../wire.js';
import { FLAGS, type Message } from '../world/types.js';
import { readAttachments, type NewAttachment } from './attachments.js';
import { readComponents } from './components.js';
import { newReading } from './context.js';
import { readEmbeds } from './embeds.js';
import { readAllowedMentions, type AllowedMentions } from './mentions.js';

const FIELDS = [
  'content',
  'embeds',
  'components',
  'attachments',
  'flags',
  'allowed_mentions',
  'tts',
  'nonce',
  'enforce_nonce',
  'message_reference',
];

/** What a message will say, checked. */
export interface Draft {
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly MessageComponent[];
  readonly attachments: readonly Attachment[];
  /** New files by attachment id. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  readonly flags: number;
  readonly allowed: AllowedMentions;
  readonly tts: boolean;
  readonly nonce?: string | number | undefined;
  readonly enforceNonce: boolean;
  /** The message replied to. */
  readonly replyTo?: { readonly message: string; readonly mustExist: boolean } | undefined;
}

export interface DraftPlace {
  readonly uploads: readonly UploadedFile[];
  readonly create: NewAttachment;
  /** When nothing is said about mentions. */
  readonly mentions: AllowedMentions;
  /** Flags that may be asked for. */
  readonly flags: number;
  readonly ephemeral: boolean;
  /** The message to be edited: what is not named stays. */
  readonly before?: Message | undefined;
  /** Where the message stands in the body: answers to interactions have it under `data`. */
  readonly under?: string | undefined;
}

/**
 * Reads the body of a new or edited message. Throws `invalidForm` with all faults, `emptyMessage` when nothing would
 * be left to show, `tooLarge` for a file beyond its limit.
 */
export function readDraft(body: Json | undefined, place: DraftPlace): Draft {
  const root = Form.of(body);
  const form = (place.under === undefined ? root : root.at(place.under)).object().only(FIELDS);
  const before = place.before;
  const asked = form.at('flags').maybeInteger({ min: 0 }) ?? 0;
  const v2 = ((asked | (before?.flags ?? 0)) & FLAGS.componentsV2) !== 0;
  const { files, bytes } = readAttachments(
    form.at('attachments'),
    place.uploads,
    before?.attachments ?? [],
    place.create,
    place.ephemeral,
  );
  const reading = newReading(v2, files);
  const given = (key: string): boolean => form.keys().includes(key);
  const draft: Draft = {
    content: given('content')
      ? (form.at('content').maybeText({ max: LIMITS.content }) ?? '').trim()
      : (before?.content ?? ''),
    embeds: given('embeds') ? readEmbeds(form.at('embeds'), reading) : (before?.embeds ?? []),
    components: given('components') ? readComponents(form.at('components'), reading) : (before?.components ?? []),
    attachments: files,
    bytes,
    flags:
      ((before?.flags ?? 0) & ~(FLAGS.loading | FLAGS.suppressEmbeds)) |
      (asked & place.flags) |
      keptSuppress(form, before),
    allowed: readAllowedMentions(form.at('allowed_mentions'), place.mentions),
    tts: form.at('tts').maybeFlag() ?? false,
    nonce: readNonce(form.at('nonce')),
    enforceNonce: form.at('enforce_nonce').maybeFlag() ?? false,
    replyTo: readReply(form.at('message_reference')),
  };
  if (v2) refuseLegacy(form, draft);
  root.settle();
  const shows = draft.embeds.length > 0 || draft.attachments.length > 0 || draft.content !== '';
  if (v2 ? draft.components.length === 0 : !shows) throw new ApiError('emptyMessage');
  return draft;
}

/** Suppressed embeds stay so unless the edit says otherwise. */
function keptSuppress(form: Form, before: Message | undefined): number {
  return form.at('flags').given ? 0 : (before?.flags ?? 0) & FLAGS.suppressEmbeds;
}

function readNonce(form: Form): string | number | undefined {
  if (!form.given) return undefined;
  return typeof form.value === 'number' ? form.integer() : form.text({ max: LIMITS.nonce });
}

function readReply(form: Form): Draft['replyTo'] {
  if (form.at('type').given) form.at('type').oneOf([0]);
  const message = form.at('message_id').maybeId();
  if (message === undefined) return undefined;
  return { message, mustExist: form.at('fail_if_not_exists').maybeFlag() ?? true };
}

/** Components V2 stand alone (using-message-components, "Components V2"). */
function refuseLegacy(form: Form, draft: Draft): void {
  const refuse = (key: string): void =>
    form
      .at(key)
      .wrong(
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  if (draft.content !== '') refuse('content');
  if (draft.embeds.length > 0) refuse('embeds');
}
