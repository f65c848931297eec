import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCents } from '../writers/write-decimal.ts';
import { writePadded, writeUint } from '../writers/write-integer.ts';
import { type Bind, compareEngines, drawn } from './kernel.fixture.ts';

type Piece =
  | { readonly kind: 'literal'; readonly bytes: readonly number[] }
  | { readonly kind: 'number' | 'cents'; readonly max: number }
  | { readonly kind: 'padded'; readonly width: number }
  | { readonly kind: 'row'; readonly first: number }
  | { readonly kind: 'maybe'; readonly then: readonly Piece[]; readonly otherwise: readonly Piece[] };

const literal = fc.array(fc.integer({ min: 33, max: 126 }), { minLength: 1, maxLength: 11 });
const simple: fc.Arbitrary<Piece> = fc.oneof(
  literal.map((bytes): Piece => ({ kind: 'literal', bytes })),
  fc.constantFrom(4, 9, 10, 99, 900, 9999, 10_000, 2_000_000).map((max): Piece => ({ kind: 'number', max })),
  fc.constantFrom(50, 999, 30_000, 9_999_999).map((max): Piece => ({ kind: 'cents', max })),
  fc.integer({ min: 1, max: 12 }).map((width): Piece => ({ kind: 'padded', width })),
  fc.constantFrom(0, 5, 9950, 99_900).map((first): Piece => ({ kind: 'row', first })),
);
const pieces = fc.array(simple, { maxLength: 6 });
const piece: fc.Arbitrary<Piece> = fc.oneof(
  { arbitrary: simple, weight: 4 },
  {
    arbitrary: fc.tuple(pieces, pieces).map(([then, otherwise]): Piece => ({ kind: 'maybe', then, otherwise })),
    weight: 1,
  },
);

function linesOf(bind: Bind, given: readonly Piece[]): readonly string[] {
  return given.flatMap((part, index): readonly string[] => {
    switch (part.kind) {
      case 'literal':
        return part.bytes.map((byte) => `view.setUint8(at++, ${byte});`);
      case 'number':
        return [`at = ${bind(writeUint)}(view, at, ${drawn(bind, 0, part.max, index + 1)});`];
      case 'cents':
        return [`at = ${bind(writeCents)}(view, at, ${drawn(bind, 0, part.max, index + 1)});`];
      case 'padded': {
        const most = Math.min(10 ** part.width, 1_000_000) - 1;
        return [`at = ${bind(writePadded)}(view, at, ${drawn(bind, 0, most, index + 1)}, ${part.width});`];
      }
      case 'row':
        return [`at = ${bind(writeUint)}(view, at, row + ${part.first});`];
      case 'maybe': {
        const test = `${drawn(bind, 0, 1, index + 1)} === 1`;
        const [then, otherwise] = [part.then, part.otherwise].map((inner) => linesOf(bind, inner).join('\n'));
        return [`if (${test}) {\n${then}\n} else {\n${otherwise}\n}`];
      }
    }
  });
}

it('bytes combined into one store equal those written one after the other', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 10 }), (given) => {
      const { difference } = compareEngines((bind) => [...linesOf(bind, given), 'view.setUint8(at++, 10);'], {
        rows: 150,
      });
      expect(difference).toBe('none');
    }),
    { numRuns: 150 },
  );
});
