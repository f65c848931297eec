import { call, constant, type Node } from './node.ts';
import type { RowScope } from './row-scope.ts';
import { DRAWS, draw, drawBelow, drawWithin } from '../../base/random/draw.ts';
import { wideBelow } from './formulas.ts';
import { deriveKey } from '../../base/random/key.ts';

type Address = readonly (string | number)[];
type Row = Pick<RowScope, 'low' | 'high' | 'once'>;

/** A signed 32-bit draw of a row under an address. */
export function drawNode(scope: Row, ...address: Address): Node {
  return scope.once(`draw/${address.join('/')}`, () => {
    const { k0, k1 } = deriveKey(...address);
    return call(draw, scope.low, scope.high, k0 | 0, k1 | 0);
  });
}

/** A whole number in [0, count). */
export function numberBelow(scope: Row, given: number | Node, ...address: Address): Node {
  // A count that turns out to be the same for all rows takes the short way to the same number.
  const count =
    typeof given !== 'number' && given.kind === 'constant' && given.value <= 0x7fffffff ? given.value : given;
  if (typeof count === 'number' && count <= 1) return constant(0);
  if (typeof count === 'number' && count > 0x7fffffff) {
    return wideBelow(drawNode(scope, ...address), drawNode(scope, ...address, 'wide'), count);
  }
  const { k0, k1 } = deriveKey(...address);
  if (typeof count !== 'number') return call(drawWithin, scope.low, scope.high, k0 | 0, k1 | 0, count);
  const scale = count / DRAWS;
  return scope.once(`below/${count}/${address.join('/')}`, () =>
    call(drawBelow, scope.low, scope.high, k0 | 0, k1 | 0, scale),
  );
}
