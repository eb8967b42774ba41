import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bringNative, bringPackages } from './dependencies.mjs';
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

/** Brings what a fresh checkout lacks to be read and compiled: packages without their native parts, the build. */
export async function prepareSources() {
  checkNode();
  await bringPackages();
  await build();
}

/** Brings everything that a fresh checkout lacks: packages, the build, native parts. Does nothing when all is there. */
export async function prepare() {
  await prepareSources();
  await bringNative();
}
