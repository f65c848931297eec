import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COLOUR = /#[0-9a-f]{3,8}\b|\brgba?\(\s*\d+[ ,]+[1-9]/i;

test('every colour is named in the theme and used by its name', () => {
  const named = globSync('**/*.css', { cwd: ROOT }).filter((file) =>
    COLOUR.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(named).toEqual([]);
});
