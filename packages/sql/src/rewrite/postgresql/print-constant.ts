import { quoteText } from '@rowloom/engine';
import type { A_Const } from 'libpg-query';
import { refuse } from '../not-rewritable.ts';

const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const BITS = /^(?:b[01]*|x[0-9a-fA-F]*)$/;

/** A literal, by what it means. */
export function printConstant(constant: A_Const): string {
  if (constant.isnull === true) return 'NULL';
  // Zero, false and the empty text are omitted in the tree.
  if (constant.ival !== undefined) return signed(String(constant.ival.ival ?? 0));
  if (constant.fval !== undefined) return signed(constant.fval.fval ?? '0');
  if (constant.boolval !== undefined) return constant.boolval.boolval === true ? 'TRUE' : 'FALSE';
  if (constant.sval !== undefined) return quoteText('postgresql', constant.sval.sval ?? '');
  const bits = constant.bsval?.bsval ?? '';
  return BITS.test(bits) ? `${bits.slice(0, 1)}'${bits.slice(1)}'` : refuse('a literal of an unknown kind');
}

/** Older servers support neither `1_000` nor `0x1F`. */
function signed(written: string): string {
  const plain = written.replaceAll('_', '');
  const [, sign = '', other] = /^(-?)(0[xXoObB][0-9a-fA-F]+)$/.exec(plain) ?? [];
  const number = other === undefined ? plain : `${sign}${BigInt(other)}`;
  if (!DECIMAL.test(number)) refuse('a number that is none');
  return number.startsWith('-') ? `(${number})` : number;
}
