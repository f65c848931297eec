import { DCLinter } from 'dclint';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const COMPOSE = join(import.meta.dirname, '../../deploy/compose.yaml');
const scratch = mkdtempSync(join(tmpdir(), 'rowloom-compose-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type Result = { readonly messages: readonly { readonly rule: string; readonly message: string }[] };

/** What the JSON Schema of the Compose specification says of a file; the linter's own rules are those of taste. */
function complaintsOf(text: string): readonly string[] {
  const path = join(scratch, 'compose.yaml');
  writeFileSync(path, text);
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const [result]: readonly Result[] = linter.lintFiles([path], false);
  if (result === undefined) throw new Error('The linter has read no file.');
  return result.messages.filter(({ rule }) => rule.startsWith('invalid-')).map(({ message }) => message);
}

test('the compose file is valid by the schema of the Compose specification', () => {
  const text = readFileSync(COMPOSE, 'utf8');
  expect(complaintsOf(text)).toEqual([]);
  for (const [right, wrong] of [
    ['path: more.env', 'file: more.env'],
    ['read_only:', 'readonly:'],
    ['condition: service_healthy', 'condition: healthy'],
    ['replicas: 2', 'replica: 2'],
  ] as const)
    expect(complaintsOf(text.replace(right, wrong)), wrong).not.toEqual([]);
});
