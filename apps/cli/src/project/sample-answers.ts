import { deriveKey, makeOwnCell } from '@rowloom/engine';
import { asOwnFunction } from './as-own-function.ts';
import type { OwnDefinition } from './own-definition.ts';
import { Impure } from './without-world.ts';

/** The first rows, and some distant ones: effects of large numbers show there. */
export const TRIED_ROWS: readonly number[] = [
  ...Array.from({ length: 64 }, (_, row) => row + 1),
  1000,
  65_537,
  1_000_003,
  4_294_967_311,
];

type Calls = { readonly rows?: readonly number[]; readonly isOver?: () => boolean };

/** A generator's values for some rows, in call order. */
export function sampleAnswers(
  name: string,
  definition: OwnDefinition,
  shown: string,
  { rows = TRIED_ROWS, isOver = () => false }: Calls = {},
): readonly string[] {
  const make = asOwnFunction(name, definition, shown);
  const answers: string[] = [];
  for (const row of rows) {
    if (isOver()) break;
    const record = Object.fromEntries(definition.reads.map((column) => [column, `sample ${row}`]));
    try {
      answers.push(JSON.stringify(make(makeOwnCell('table', 'column', row, record, deriveKey('purity', row)))));
    } catch (error) {
      if (error instanceof Impure || definition.reads.length === 0) throw error;
      // A sample may be unreadable for it: only that it always fails alike can be checked here.
      answers.push('failed');
    }
  }
  return answers;
}
