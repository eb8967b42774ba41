/** What the sandbox tells about a picture, read from its first bytes. */
export interface PictureFacts {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Reads kind and size of a PNG, GIF, JPEG or WebP file; undefined for anything else. */
export function pictureFacts(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG') {
    return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length >= 10 && bytes.toString('latin1', 0, 3) === 'GIF') {
    return { contentType: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.length >= 30 && bytes.toString('latin1', 8, 12) === 'WEBP') return webpFacts(bytes);
  if (bytes.length >= 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegFacts(bytes);
  return undefined;
}

function webpFacts(bytes: Buffer): PictureFacts | undefined {
  const contentType = 'image/webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { contentType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { contentType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { contentType, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** A JPEG names its size in the start-of-frame segment; the others are stepped over. */
function jpegFacts(bytes: Buffer): PictureFacts | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    const startOfFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (startOfFrame) {
      return { contentType: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
