import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/store/schema.ts', './src/store/stream-schema.ts', './src/store/tools-schema.ts'],
  out: './migrations',
});
