import type { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import type { Attachment, Emoji, Media } from '../wire.js';

/** What must be known of the whole message (or modal) while its parts are read. */
export interface Reading {
  /** Components V2. */
  readonly v2: boolean;
  /** The files that the message will have. */
  readonly files: readonly Attachment[];
  /** Ids of files that an embed or a component shows. */
  readonly shown: Set<string>;
  readonly customIds: Set<string>;
  readonly componentIds: Set<number>;
  /** Components so far, nested ones too. */
  components: number;
  /** Characters in text displays so far. */
  text: number;
}

export function newReading(v2: boolean, files: readonly Attachment[]): Reading {
  return { v2, files, shown: new Set(), customIds: new Set(), componentIds: new Set(), components: 0, text: 0 };
}

/** Counts a component and gives its number: the one asked for, or the next free one (components/reference, "id"). */
export function componentId(form: Form, reading: Reading): number {
  reading.components += 1;
  const asked = form.at('id').maybeInteger({ min: 0 });
  if (asked !== undefined && asked !== 0) {
    if (reading.componentIds.has(asked))
      form.at('id').wrong('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    reading.componentIds.add(asked);
    return asked;
  }
  let free = 1;
  while (reading.componentIds.has(free)) free += 1;
  reading.componentIds.add(free);
  return free;
}

/** A custom id: 1 to 100 characters, once per message. */
export function customId(form: Form, reading: Reading): string {
  const place = form.at('custom_id');
  const id = place.text({ min: 1, max: LIMITS.customId });
  if (reading.customIds.has(id)) {
    place.wrong('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  reading.customIds.add(id);
  return id;
}

/** `{ url }` of a picture or file: `attachment://name` becomes the file of this message by that name. */
export function media(form: Form, reading: Reading, onlyFiles = false): Media {
  const found = mediaUrl(form.object().at('url'), reading, onlyFiles);
  return { ...found, id: found.attachment_id ?? '0', proxy_url: found.proxy_url ?? found.url };
}

/** See `media`; here the form is the url itself. */
export function mediaUrl(form: Form, reading: Reading, onlyFiles = false): Media {
  const url = form.text({ min: 1, max: 2048 });
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name === undefined) {
    if (onlyFiles) form.wrong('URL_TYPE_INVALID_SCHEME', 'Only attachment:// is supported here.');
    else if (!/^https?:\/\/\S+$/.test(url)) {
      form.wrong(
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${url.split(':')[0] ?? ''}" is not supported. Scheme must be one of ('http', 'https').`,
      );
    }
    return { url };
  }
  const file = reading.files.find((each) => each.filename === name);
  if (file === undefined) {
    form.wrong('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'The referenced attachment was not found');
    return { url };
  }
  reading.shown.add(file.id);
  return {
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width,
    height: file.height,
    content_type: file.content_type,
    attachment_id: file.id,
  };
}

/** An emoji by id, or a standard one by its character. */
export function emoji(form: Form): Emoji | undefined {
  if (!form.given) return undefined;
  form.object();
  const id = form.at('id').maybeId();
  const name = form.at('name').maybeText({ max: 32 });
  if (
    id === undefined &&
    (name === undefined || !/\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\u{fe0f}?\u{20e3}/u.test(name))
  ) {
    form.at('name').wrong('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
  return { id, name, animated: form.at('animated').maybeFlag() };
}
