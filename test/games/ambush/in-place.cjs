/**
 * Loads the house with Ambush among its games: `node --require …/in-place.cjs`; the threads that a process starts have it too
 * (what `--import` names they do not load). `list.ts` stands in for the list of games when that is asked for; nothing in the
 * program knows of it.
 */
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

register(pathToFileURL(require.resolve('./resolve.mjs')));
