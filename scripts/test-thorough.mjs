// The full version of the tests that npm test samples, and those that it leaves out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from './run-tests.mjs';
import { ROOT } from './setup.mjs';

const PLACES = ['apps', 'conformance', 'goldens', 'packages', 'scripts'];

const isThorough = (file) =>
  file.endsWith('.thorough.test.ts') ||
  (file.endsWith('.test.ts') && readFileSync(join(ROOT, file), 'utf8').includes("'ROWLOOM_THOROUGH'"));

const files = PLACES.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => join(place, file))
    .filter(isThorough),
);

if (process.argv.length === 2) process.argv.push(...files);
await runTests({ ROWLOOM_THOROUGH: '1' });
