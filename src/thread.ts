import { Worker } from 'node:worker_threads';

/**
 * Starts the thread whose file, `worker`, lies beside a module (`import.meta.url`): compiled, or as TypeScript when the sources run
 * from the checkout, as in tests. `memory`: how much it may take, in MiB; without, as much as Node gives.
 */
export function startThread(beside: string, memory?: number): Worker {
  const limits = memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } };
  if (!beside.endsWith('.ts')) return new Worker(new URL('./worker.js', beside), limits);
  const file = new URL('./worker.ts', beside).href;
  const script = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${file}'); });`;
  return new Worker(script, { ...limits, eval: true });
}
