import { createHash } from 'node:crypto';
import type { PageMessage } from 'discord-sandbox';

/** What somebody sees on Discord, so that two worlds can be compared: without ids, instants and what follows from them. */
export class Eyes {
  /** Texts that are another each time: ids, in the order in which they come up before these eyes. */
  readonly #ids = new Map<string, string>();
  /** The match that is looked at. */
  match = '';

  /** Messages with the contents of their files, without what is another each time. */
  async plain(messages: readonly (PageMessage | undefined)[], modal?: unknown): Promise<readonly unknown[]> {
    const some = messages.flatMap((message) => message ?? []);
    return Promise.all(
      some.map(async ({ content, kind, pingsMe, pinned, embeds, components, attachments }) => ({
        said: this.same(JSON.stringify({ content, kind, pingsMe, pinned, embeds, components, modal })),
        alt: attachments.map(({ description }) => description),
        files: await Promise.all(filesIn({ components, attachments }).map((url) => this.#file(url))),
      })),
    );
  }

  /** What is in a file: the text, or a fingerprint of the bytes. */
  async #file(url: string): Promise<string> {
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    return /\.(?:json|txt|md|html)$/.test(url) ? this.same(withoutHashes(bytes.toString('utf8'))) : hash(bytes);
  }

  /** A text without ids and instants. */
  same(text: string): string {
    return (
      text
        .replaceAll(this.match, 'MATCH')
        .replace(/127\.0\.0\.1:\d+/g, 'HOST')
        .replace(/<t:\d+(:\w)?>/g, '<t>')
        .replace(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}Z/g, 'TIME')
        // How long somebody was waited for; and the fingerprints of pictures and buttons, in which the match's own id is.
        .replace(/[\d.,]+\s(?:s|min|с|мин)\s\(/gu, 'SPAN (')
        .replace(/-[0-9a-f]{8}(-\d+)?\.png/g, '$1.png')
        .replace(/#[0-9a-f]{8}"/g, '#"')
        .replace(/"(?:at|size)":\d+/g, '"at":0')
        .replace(/\b\d{17,20}\b/g, (id) => {
          const name = this.#ids.get(id) ?? `id${this.#ids.size}`;
          this.#ids.set(id, name);
          return name;
        })
    );
  }
}

/** The files that a message carries or shows. */
const filesIn = (message: object): readonly string[] => [
  ...new Set(JSON.stringify(message).match(/http:\/\/127\.0\.0\.1:\d+\/attachments\/[^"?]+/g) ?? []),
];

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** An export without what is reckoned from the match's id and the instants. */
const withoutHashes = (text: string): string =>
  text.replace(/"(chain|signature)":"[0-9a-f]+"/g, '"$1"').replace(/"at":\d+/g, '"at":0');
