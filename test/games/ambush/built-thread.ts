import { Worker } from 'node:worker_threads';

/** `src/thread.ts` in `npm test`: a thread loads the program that was just built, and from the sources Ambush alone, which is not. */
export function startThread(beside: string): Worker {
  const file = new URL('./worker.ts', beside).href.replace('/src/', '/dist/').replace(/ts$/, 'js');
  const script = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${file}'); });`;
  return new Worker(script, { eval: true });
}
