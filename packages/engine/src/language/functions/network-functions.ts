import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { formatValue } from '../values/format-value.ts';
import type { SqlValue } from '../values/sql-value.ts';
import { familyOf, strict, type FunctionFamily } from './sql-function.ts';

type Network = { readonly bits: 32 | 128; readonly address: bigint; readonly mask: number };

const parseV4 = (text: string): bigint | undefined => {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
};

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

const parseV6 = (text: string): bigint | undefined => {
  const [head = '', tail, ...rest] = text.split('::');
  if (rest.length > 0) return undefined;
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
};

const networkOf = (value: SqlValue | undefined): Network => {
  const text = formatValue(value ?? null);
  const [host = '', length] = text.split('/');
  const v4 = parseV4(host);
  const address = v4 ?? parseV6(host);
  const bits = v4 === undefined ? 128 : 32;
  const mask = length === undefined ? bits : Number(length);
  if (address === undefined || !(mask >= 0 && mask <= bits)) throw new CannotEvaluate(`${text} is not an address`);
  return { bits, address, mask };
};

/** Whether the inner network is within the outer one. */
const isWithin = (inner: Network, outer: Network): boolean =>
  inner.bits === outer.bits &&
  inner.mask >= outer.mask &&
  (inner.address ^ outer.address) >> BigInt(outer.bits - outer.mask) === 0n;

export const isAddress = (value: SqlValue | undefined): boolean =>
  typeof value === 'string' && /^[0-9a-f.:]+(?:\/\d{1,3})?$/i.test(value) && /[.:]/.test(value);

export const containsAddress = (
  outer: SqlValue | undefined,
  inner: SqlValue | undefined,
  isProper: boolean,
): boolean => {
  const [around, within] = [networkOf(outer), networkOf(inner)];
  return isWithin(within, around) && (!isProper || within.mask > around.mask);
};

export const sharesAddress = (a: SqlValue | undefined, b: SqlValue | undefined): boolean =>
  isWithin(networkOf(a), networkOf(b)) || isWithin(networkOf(b), networkOf(a));

/** Functions over network addresses that are NULL when any argument is. */
export const NETWORK_FUNCTIONS: FunctionFamily = {
  family: strict(([value]) => (networkOf(value).bits === 32 ? 4 : 6), { form: { is: 'network', of: 'family' } }),
  masklen: strict(([value]) => networkOf(value).mask, { form: { is: 'network', of: 'prefix' } }),
  ...familyOf(strict, {
    host: ([value]) => formatValue(value ?? null).split('/')[0] ?? '',
    inet_same_family: ([a, b]) => networkOf(a).bits === networkOf(b).bits,
  }),
};
