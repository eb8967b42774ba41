import fc from 'fast-check';

/**
 * Which cases properties are tried on: by `npm test` always the same, so that it says the same of the same sources; `npm run soak`
 * draws others each time (`PROPERTY_SEED`, a whole number), and what it finds becomes an example.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1348) });
