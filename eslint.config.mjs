import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { house } from './scripts/lint/plugin.mjs';

/** Things the rules may not touch: time, chance, the process and the world come in with the order (docs/architecture.md). */
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'process',
  'console',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'globalThis',
  'Buffer',
  'require',
];

/** One way to do a thing, for all code. */
const style = {
  eqeqeq: 'error',
  'no-restricted-syntax': [
    'error',
    { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
    { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance comes from the dice, or from node:crypto.' },
  ],
  'max-lines': ['error', 450],
  'house/short-files': ['warn', 300],
};

/**
 * Enums and bare classes are other people's: the house has none of the former, and its classes keep what they hold to themselves,
 * so that the compiler tells them apart. Looked for everywhere, they took half of the linter's time.
 */
const strangers = (severity) => ({
  '@typescript-eslint/no-unsafe-enum-assignment': severity,
  '@typescript-eslint/no-unsafe-class-instance-assignment': severity,
});

export default tseslint.config(
  { ignores: ['node_modules/', '**/dist/', 'data/', 'coverage/', 'migrations/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...style,
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Ours: `return refuse(…)` ends a branch in one line; splitting ids and drawings into code points is meant.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Matters of taste that tell nobody anything.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/prefer-function-type': 'off',
      ...strangers('off'),
    },
  },
  { files: ['src/discord/**/*.ts', 'packages/**/*.ts'], rules: strangers('error') },
  { files: ['src/**/*.ts'], rules: { 'house/walls': 'error', 'house/no-game-names': 'error' } },
  {
    files: ['src/{rules,games,render,replay}/**/*.ts'],
    rules: { 'house/damage-model': 'error' },
  },
  { files: ['packages/**/*.{ts,js}'], rules: { 'house/walls': 'error' } },
  {
    files: ['src/rules/**/*.ts', 'src/orders/**/*.ts', 'src/games/*/orders/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...IMPURE_GLOBALS] },
  },
  // Long tables and scenes of tests read better in one piece.
  { files: ['**/test/**/*.ts'], rules: { 'house/short-files': 'off' } },
  { files: ['**/test/**/*.ts', 'bench/**/*.ts'], rules: { 'house/no-fixed-sleep': 'error' } },
  { files: ['test/support/time.ts'], rules: { 'house/no-fixed-sleep': 'off' } },
  // Tools ask for a default export.
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // TypeScript checks these for undefined names (checkJs), or Node runs them at once.
  { files: ['**/*.js', '**/*.mjs'], rules: { ...style, 'no-undef': 'off' } },
  { files: ['**/*.config.mjs'], rules: { 'no-restricted-syntax': 'off' } },
);
