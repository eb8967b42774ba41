import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedSchemas } from '../src/library/schemas.js';

// Writes the JSON Schemas of the data files; run after a change to a schema (`npm run schemas`). A test holds them to it.
const dir = fileURLToPath(new URL('../scenarios/schema/', import.meta.url));
mkdirSync(dir, { recursive: true });
for (const { file, text } of publishedSchemas()) writeFileSync(join(dir, file), text);
