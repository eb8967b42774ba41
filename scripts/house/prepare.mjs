import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bringDependencies } from './dependencies.mjs';
import { ROOT } from './run.mjs';
import { Stop } from './say.mjs';

/** Stops with what to install when this Node is too old for the project. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ours, oursMinor] = process.versions.node.split('.').map(Number);
  if (ours < major || (ours === major && oursMinor < minor))
    throw new Stop(`Node ${wanted} or newer is needed; this is ${process.version}. Get it from https://nodejs.org`);
}

/** Brings everything that a fresh checkout lacks: packages, native parts, the build. Does nothing when all is there. */
export async function prepare() {
  checkNode();
  await bringDependencies();
  await build();
}
