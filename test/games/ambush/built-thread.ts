import { Worker } from 'node:worker_threads';

/** As `test/support/built-thread.ts`; Ambush itself, which is not built, is read from its sources. */
export function startThread(beside: string): Worker {
  const file = new URL('./worker.ts', beside).href.replace('/src/', '/dist/').replace(/ts$/, 'js');
  const script = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${file}'); });`;
  return new Worker(script, { eval: true });
}
