import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.js';
import type { UploadedFile } from '../files.js';
import { readJson, type Json } from '../json.js';
import { LIMITS } from '../limits.js';
import { readParts } from './multipart.js';

/** Reads a request's bytes; `tooLarge` beyond the limit. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const chunks: AsyncIterable<Buffer> = request;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size <= limit) parts.push(chunk);
  }
  if (size > limit) throw new ApiError('tooLarge');
  return Buffer.concat(parts);
}

export interface RestBody {
  readonly json: Json | undefined;
  readonly uploads: readonly UploadedFile[];
}

/** Reads a JSON body, or a multipart one with `payload_json` and `files[n]` (reference, "Uploading Files"). */
export async function readBody(request: IncomingMessage): Promise<RestBody> {
  const bytes = await readBytes(request, LIMITS.requestBytes);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(bytes, type);
  if (bytes.length === 0) return { json: undefined, uploads: [] };
  const json = readJson(bytes.toString('utf8'));
  if (json === undefined || !type.startsWith('application/json')) throw new ApiError('invalidJson');
  return { json, uploads: [] };
}

function readMultipart(bytes: Buffer, type: string): RestBody {
  const parts = readParts(bytes, type);
  if (parts === undefined) throw new ApiError('invalidJson');
  const uploads = parts.flatMap((part): readonly UploadedFile[] => {
    const index = /^files\[(\d+)\]$/.exec(part.name)?.[1];
    if (index === undefined || part.filename === undefined) return [];
    const contentType = part.contentType ?? 'application/octet-stream';
    return [{ index, name: part.filename, contentType, bytes: part.bytes }];
  });
  const payload = parts.find((part) => part.name === 'payload_json');
  const json = payload === undefined ? {} : readJson(payload.bytes.toString('utf8'));
  if (json === undefined) throw new ApiError('invalidJson');
  return { json, uploads };
}
