import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const DOOR = new URL('./index.ts', import.meta.url).href;

/** Lists the modules that are resolved while the package's entry point is loaded. */
const TELL = `import { registerHooks } from 'node:module';
const asked = [];
registerHooks({ resolve(name, context, next) { asked.push(name); return next(name, context); } });
await import(${JSON.stringify(DOOR)});
process.stdout.write(JSON.stringify(asked));`;

test('the AWS library, half of all code, is loaded only for writing into a bucket', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', TELL], { encoding: 'utf8' });
  const asked = JSON.parse(stdout || JSON.stringify([stderr])) as readonly string[];
  expect(asked).toContain('./files/write-s3.ts');
  expect(asked.filter((name) => /^@aws-sdk\/|^@smithy\//.test(name))).toEqual([]);
});
