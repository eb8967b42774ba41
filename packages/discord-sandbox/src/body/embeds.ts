import type { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import type { Embed, EmbedField } from '../wire.js';
import { mediaUrl, type Reading } from './context.js';

const size = (text: string | undefined): number => [...(text ?? '')].length;

/** Reads the embeds of a message and holds them to the limits of resources/message, "Embed Limits". */
export function readEmbeds(form: Form, reading: Reading): readonly Embed[] {
  const embeds = form.list({ max: LIMITS.embeds }).map((each) => readEmbed(each, reading));
  if (embeds.reduce((sum, embed) => sum + embedSize(embed), 0) > LIMITS.embedSum) {
    form.wrong('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${LIMITS.embedSum}`);
  }
  return embeds;
}

/** The characters that count towards the sum over all embeds. */
function embedSize(embed: Embed): number {
  const fields = (embed.fields ?? []).reduce((sum, field) => sum + size(field.name) + size(field.value), 0);
  return size(embed.title) + size(embed.description) + size(embed.footer?.text) + size(embed.author?.name) + fields;
}

function link(form: Form): string | undefined {
  return form.maybeText({ max: 2048, pattern: /^(https?|attachment):\/\/\S+$/ });
}

function readField(form: Form): EmbedField {
  return {
    name: form.at('name').text({ min: 1, max: LIMITS.fieldName }),
    value: form.at('value').text({ min: 1, max: LIMITS.fieldValue }),
    inline: form.at('inline').maybeFlag() ?? false,
  };
}

function readTimestamp(form: Form): string | undefined {
  const text = form.maybeText();
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) {
    form.wrong('DATE_TIME_TYPE_PARSE', `Could not parse ${text}. Should be ISO8601.`);
    return undefined;
  }
  return new Date(time).toISOString();
}

function readEmbed(form: Form, reading: Reading): Embed {
  form.object();
  const [image, thumbnail, footer, author] = [
    form.at('image'),
    form.at('thumbnail'),
    form.at('footer'),
    form.at('author'),
  ];
  const embed: Embed = {
    type: 'rich',
    title: form.at('title').maybeText({ max: LIMITS.embedTitle }),
    description: form.at('description').maybeText({ max: LIMITS.embedDescription }),
    url: link(form.at('url')),
    timestamp: readTimestamp(form.at('timestamp')),
    color: form.at('color').maybeInteger({ min: 0, max: 0xffffff }),
    image: image.given ? mediaUrl(image.at('url'), reading) : undefined,
    thumbnail: thumbnail.given ? mediaUrl(thumbnail.at('url'), reading) : undefined,
    footer: footer.given
      ? { text: footer.at('text').text({ min: 1, max: LIMITS.footer }), icon_url: link(footer.at('icon_url')) }
      : undefined,
    author: author.given
      ? {
          name: author.at('name').text({ min: 1, max: LIMITS.embedAuthor }),
          url: link(author.at('url')),
          icon_url: link(author.at('icon_url')),
        }
      : undefined,
    fields: form
      .at('fields')
      .list({ max: LIMITS.embedFields })
      .map((field) => readField(field)),
  };
  if (embedSize(embed) === 0 && embed.image === undefined && embed.thumbnail === undefined) {
    form.at('description').wrong('BASE_TYPE_REQUIRED', 'This field is required');
  }
  return embed;
}
