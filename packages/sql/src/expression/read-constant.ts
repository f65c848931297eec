import type { Expression } from '@rowloom/engine';
import type { A_Const } from 'libpg-query';

export const NULL: Expression = { op: 'literal', type: 'null', value: null };

export const number = (value: string): Expression => ({ op: 'literal', type: 'number', value });

export const text = (value: string): Expression => ({ op: 'literal', type: 'text', value });

export const boolean = (value: boolean): Expression => ({ op: 'literal', type: 'boolean', value });

/** Undefined for a hexadecimal bit string. Zero, false and the empty string are left out of the tree. */
export function readConstant(node: A_Const): Expression | undefined {
  if (node.isnull === true) return NULL;
  if (node.ival !== undefined) return number(String(node.ival.ival ?? 0));
  if (node.fval !== undefined) return number(plainNumber(node.fval.fval ?? '0'));
  if (node.boolval !== undefined) return boolean(node.boolval.boolval === true);
  if (node.sval !== undefined) return text(node.sval.sval ?? '');
  const bits = node.bsval?.bsval ?? '';
  if (!bits.startsWith('b')) return undefined;
  const length = bits.length - 1;
  return { op: 'cast', arg: text(bits.slice(1)), type: { native: `bit(${length})`, kind: 'bits', length } };
}

/** Decimal notation without exponent, underscores or hexadecimal digits. */
export function plainNumber(written: string): string {
  const digits = written.replaceAll('_', '');
  if (/^[+-]?0[xob]/i.test(digits)) {
    const magnitude = BigInt(digits.replace(/^[+-]/, '').toLowerCase()).toString();
    return digits.startsWith('-') ? `-${magnitude}` : magnitude;
  }
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(digits);
  if (match === null) return digits;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > 400) return digits;
  const left = shift >= 0 ? whole + fraction.slice(0, shift).padEnd(shift, '0') : whole.slice(0, shift);
  const right = shift >= 0 ? fraction.slice(shift) : whole.padStart(-shift, '0').slice(shift) + fraction;
  const body = `${left.replace(/^0+(?=\d)/, '') || '0'}${right === '' ? '' : `.${right}`}`;
  return sign === '-' ? `-${body}` : body;
}
