import { nameFiles } from '@rowloom/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPartialName, partialName } from './partial-name.ts';

test('the file of a table never looks partial, and its partial one always does', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'A', 'b', '.', '/', '%', '~', '2') }),
        { maxLength: 12 },
      ),
      (tables) => {
        const names = [...nameFiles(tables, 'csv', false).values()];
        expect(names.some(isPartialName)).toBe(false);
        expect(names.every((name) => isPartialName(partialName(name)))).toBe(true);
      },
    ),
  );
});
