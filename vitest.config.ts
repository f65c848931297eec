import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/tests/slow-first.fixture.ts';
import { SLOW_TESTS } from './scripts/tests/slow-tests.ts';

/** `npm run bench -- random` sets it: some statistics take a minute. */
const isBig = process.env['ROWLOOM_BIG'] === '1';
/** `npm run test:faults` sets it: loads are killed, frozen, cut off and starved, which takes minutes. */
const isFaults = process.env['ROWLOOM_FAULTS'] === '1';
/** `npm run test:quick` sets it: what starts no server, no browser and no program, and is over soon. */
const isQuick = process.env['ROWLOOM_QUICK'] === '1';
/** `npm run test:thorough` sets it: all that `npm test` tries a sample of, and what packs and installs the program. */
const isThorough = process.env['ROWLOOM_THOROUGH'] === '1';
const SLOW_FILES = ['**/*.db.test.ts', 'apps/cli/src/*.test.ts', ...SLOW_TESTS.map((end) => `**/${end}`)];

const inPackages = isFaults
  ? ['{packages,apps}/*/src/**/*.fault.test.ts']
  : [
      '{packages,apps}/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'goldens/**/*.test.ts',
      'servers/**/*.test.ts',
      'corpus/**/*.test.ts',
    ];

// oxlint-disable-next-line import/no-default-export -- vitest reads its configuration from the default export
export default defineConfig({
  test: {
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...(isBig ? [] : ['**/*.bench.test.ts']),
      ...(isFaults ? [] : ['**/*.fault.test.ts']),
      ...(isThorough ? [] : ['**/*.thorough.test.ts']),
      ...(isQuick ? SLOW_FILES : []),
    ],
    // Tests wait for servers and browsers a third of the time: four files at a time keep two cores busy. Quick ones wait for
    // nothing, and those of faults measure how long something takes.
    maxWorkers: Math.ceil(availableParallelism() * (isQuick ? 1 : isFaults ? 1.5 : 2)),
    sequence: { sequencer: SlowFirst },
    // Loading the same modules anew for each file took a third of all time. A file leaves the process as it found it.
    isolate: false,
    unstubEnvs: true,
    environment: 'node',
    // Node runs our TypeScript as it is. That Vite reads and rewrites two thousand modules first takes a fifth of the time, and
    // no test uses what it offers for that (mocked modules, tests within sources).
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Nothing is measured by it: a test that hangs ends, and one on a busy machine does not. Those of faults start dozens of
    // processes each; what may take no longer than so many seconds is measured where it happens.
    testTimeout: isFaults ? 900_000 : 120_000,
    hookTimeout: isFaults ? 300_000 : 120_000,
    // Thousands of tests start real servers on a shared machine. One that fails there is tried once more before it decides;
    // the report counts the retry, so that a test that needs it is found and mended.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'packages', include: inPackages } },
      // Its services are built and started once, and only if one of its files is asked for.
      ...(isFaults || isQuick
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'conformance',
                include: ['conformance/**/*.test.ts'],
                globalSetup: ['conformance/services/start-services.fixture.ts'],
                testTimeout: 180_000,
                hookTimeout: 180_000,
              },
            },
          ]),
    ],
  },
});
