import { tool } from './run.mjs';
import { step } from './say.mjs';

/**
 * The compiler in native code, which takes a half to a quarter of the processor's time. Tests and scripts that read sources need the
 * programming interface that only the one in JavaScript has: that stays for them, as the package `typescript`.
 */
export const compile = (args, options) => tool('typescript-native/bin/tsc', args, options);

/** Whatever is compiled with settings of its own. */
const PROJECTS = [
  ['Types', '.'],
  ['Types of the sandbox', 'packages/discord-sandbox'],
  ["Types of the sandbox's page", 'packages/discord-sandbox/page'],
  ["Types of the sandbox's page's tests", 'packages/discord-sandbox/test/page'],
  ["Types of the replay's page", 'src/replay/page'],
  ["Types of the page's tests", 'test/page'],
];

/**
 * Names of checks, and each as a function that resolves to an exit code. What was found is kept, so that the next check is quick.
 * In one thread, since others find out anew what types are: on two cores it took as long and twice the processor's time.
 */
export const TYPES = PROJECTS.map(([name, project]) => {
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  ];
  return [name, (options) => compile(['--noEmit', '--singleThreaded', ...kept, '-p', project], options)];
});

/** The names of the checks that fail, run with `options`. Two go on at a time, since each keeps one core busy and no more. */
export async function failedOf(checks, options) {
  const failed = [];
  const left = [...checks];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, check] = next;
      step(name);
      if ((await check(options)) !== 0) failed.push(name);
    }
  };
  await Promise.all([lane(), lane()]);
  return failed;
}
