/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

const BLANK_LINE = '\r\n\r\n';

/** Splits a multipart/form-data body (RFC 7578) at its boundary; undefined when it is not well-formed. */
export function readParts(body: Buffer, contentType: string): readonly Part[] | undefined {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return undefined;
  const parts: Part[] = [];
  let start = body.indexOf(`--${mark}`);
  if (start < 0) return undefined;
  for (;;) {
    start += mark.length + 2;
    if (body.toString('latin1', start, start + 2) === '--') return parts;
    const end = body.indexOf(`\r\n--${mark}`, start);
    if (end < 0) return undefined;
    const part = readPart(body.subarray(start + 2, end));
    if (part === undefined) return undefined;
    parts.push(part);
    start = end + 2;
  }
}

function readPart(part: Buffer): Part | undefined {
  const split = part.indexOf(BLANK_LINE);
  if (split < 0) return undefined;
  const head = part.toString('utf8', 0, split);
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /(?:^|[\s;])name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) return undefined;
  const filename = /[\s;]filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: unescapeQuotes(name),
    filename: filename === undefined ? undefined : unescapeQuotes(filename),
    contentType: /^content-type:\s*(\S+)/im.exec(head)?.[1],
    bytes: part.subarray(split + BLANK_LINE.length),
  };
}

/** Quotes and line ends in names come percent-encoded (RFC 7578, section 2). */
function unescapeQuotes(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
