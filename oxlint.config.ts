import { defineConfig, type OxlintOverride } from 'oxlint';
import table from './layers.json' with { type: 'json' };
import { EXACT_MATH, HOST_GLOBALS, LANGUAGE_GLOBALS, LOCALE_METHODS } from './scripts/layers/forbidden-in-engine.ts';

const SOURCE = '{ts,tsx,mjs}';

/** `packages/engine` is imported as `@rowloom/engine`; applications are imported by nobody and need no name here. */
const packageName = (folder: string): string =>
  folder.startsWith('packages/') ? folder.replace('packages/', '@rowloom/') : `@rowloom/${folder}`;

/** A negated pattern only reopens a path whose parents are open, so the scope must be reopened beside the module. */
const reopen = (module: string): string[] => [
  ...(module.startsWith('@') ? [`!${module.slice(0, module.indexOf('/'))}`] : []),
  `!${module}`,
  `!${module}/**`,
];

const importsAllowed = (files: string[], modules: readonly string[]): OxlintOverride => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['*', '!.', '!./**', '!../**', ...new Set(modules.flatMap(reopen))],
            message: 'layers.json does not let this package import that module.',
          },
        ],
      },
    ],
  },
});

const layerOverrides = Object.entries(table.layers).flatMap(([folder, layer]) => {
  const modules = [...layer.packages.map(packageName), ...layer.modules];
  return [
    importsAllowed([`${folder}/**/*.${SOURCE}`], modules),
    importsAllowed(
      [`${folder}/**/*.{test,fixture}.${SOURCE}`],
      [...modules, ...table.testModules, ...table.testPackages.map(packageName)],
    ),
  ];
});

const NOT_DETERMINED = 'A cell is a pure function of its address; this depends on the machine, the clock or the host.';
const NOT_EXACT = 'Its last bit differs between engines; only exactly rounded operations may decide a value.';

const INEXACT_MATH = Object.getOwnPropertyNames(Math).filter((name) => !EXACT_MATH.has(name));

// oxlint-disable-next-line import/no-default-export -- oxlint reads its configuration from the default export
export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/node_modules/**', '**/dist/**', '**/dist-playground/**', 'rowloom-data/**'],
  rules: {
    'max-lines': ['error', { max: 400 }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/only-throw-error': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/ban-ts-comment': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    // Reported by this rule, and by this one only, where the engine compiles a table's loop.
    'no-new-func': 'error',
    'typescript/no-implied-eval': 'off',
    // An index inside bounds has a value; `as number` says so in loops where a check would cost.
    'typescript/no-unsafe-type-assertion': 'off',
    // Text is taken apart by code points on purpose.
    'typescript/no-misused-spread': 'off',
    // The compiler's noImplicitReturns knows which switches are exhaustive.
    'consistent-return': 'off',
    'typescript/consistent-return': 'off',
    // `fc.assert` is how fast-check is written, and `then` is a part of an expression.
    'import/no-named-as-default-member': 'off',
    'unicorn/no-thenable': 'off',
    // Neither follows a flag that stays the same on purpose, nor a small function kept beside its only use.
    'no-unmodified-loop-condition': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // A chunk is written row after row into one buffer, and a ledger entry follows its chunk: order is the point.
    'no-await-in-loop': 'off',
    // Inputs are readonly: a changed copy of each item is what such a map is for.
    'oxc/no-map-spread': 'off',
    // It takes every method named `fill` for an array's; ours fills a buffer with rows.
    'unicorn/no-array-fill-with-reference-type': 'off',
    // Messages go to threads and workers, which know no origin; no window is ever posted to.
    'unicorn/require-post-message-target-origin': 'off',
    // A style sheet is imported for what it does to the page.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    // The second argument is the message of a failure, which a loop over many cases needs.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    { files: ['**/data/**'], rules: { 'max-lines': 'off' } },
    {
      files: [`{packages,apps,servers,corpus,scripts,bench,goldens,conformance}/**/*.${SOURCE}`],
      excludeFiles: ['**/data/**', `**/*.{test,fixture}.${SOURCE}`],
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
    },
    {
      files: ['conformance/**/*.test.ts'],
      rules: {
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expectFailure', 'expectStory', 'failureOf'] },
        ],
      },
    },
    ...layerOverrides,
    {
      files: ['apps/web/src/**/*.{ts,tsx}'],
      rules: {
        // The router redirects by what is thrown.
        'typescript/only-throw-error': [
          'error',
          { allow: [{ from: 'package', name: 'Redirect', package: '@tanstack/router-core' }] },
        ],
      },
    },
    {
      files: ['packages/engine/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            globals: [...LANGUAGE_GLOBALS, ...HOST_GLOBALS].map((name) => ({ name, message: NOT_DETERMINED })),
            checkGlobalObject: true,
          },
        ],
        'no-restricted-properties': [
          'error',
          ...INEXACT_MATH.map((property) => ({ object: 'Math', property, message: NOT_EXACT })),
          ...[...LOCALE_METHODS].map((property) => ({ property, message: NOT_DETERMINED })),
        ],
      },
    },
  ],
});
