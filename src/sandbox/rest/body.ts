import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.js';
import type { UploadedFile } from '../files.js';
import { readJson, type Json } from '../json.js';
import { LIMITS } from '../limits.js';

/** Reads a request's bytes; `tooLarge` beyond the limit. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size <= limit) parts.push(bytes);
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

async function readMultipart(bytes: Buffer, type: string): Promise<RestBody> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (form === undefined) throw new ApiError('invalidJson');
  const uploads: UploadedFile[] = [];
  for (const [field, value] of form.entries()) {
    const index = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    const file = Buffer.from(await value.arrayBuffer());
    uploads.push({ index, name: value.name, contentType: value.type || 'application/octet-stream', bytes: file });
  }
  const text = form.get('payload_json');
  if (typeof text !== 'string') return { json: {}, uploads };
  const json = readJson(text);
  if (json === undefined) throw new ApiError('invalidJson');
  return { json, uploads };
}
