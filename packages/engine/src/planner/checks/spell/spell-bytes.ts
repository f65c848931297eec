import type { Expression } from '../../../language/expression/expression.ts';
import { partsOf } from '../../../language/expression/walk-expression.ts';

/** Bytes that represent whatever may follow the beginning: both kinds must pass. */
const FILLINGS: readonly number[] = [0x5b, 0xa6];
/** A longer beginning is given up. */
const MAX_BYTES = 16;
const MAX_LENGTH = 4096;

/** The required beginning of bytes, and their number. */
export type BytesForm = { readonly prefix: string; readonly length: number };

/**
 * The beginning with which bytes satisfy conditions over one column: one that the conditions contain, or byte by byte
 * the one with which more of them hold. Undefined if none does, or if no beginning is needed.
 */
export function spellBytes(
  tests: readonly Expression[],
  usual: number,
  meets: (value: string, some?: readonly Expression[]) => boolean,
): BytesForm | undefined {
  const literals = tests.flatMap(literalsOf);
  const numbers = literals.flatMap((text) => text.match(/\d+/g) ?? []).map(Number);
  const lengths = [usual, ...numbers.flatMap((number) => [number, number / 2])].filter(
    (length, at, all) => Number.isInteger(length) && length > 0 && length <= MAX_LENGTH && all.indexOf(length) === at,
  );
  const written = literals.flatMap((text) => /^(?:\\x)?((?:[0-9a-f]{2})+)$/i.exec(text)?.[1]?.toLowerCase() ?? []);
  const countMet = ({ prefix, length }: BytesForm): number =>
    tests.filter((test) => FILLINGS.every((filling) => meets(fill(prefix, length, filling), [test]))).length;
  const isMet = (form: BytesForm): boolean => countMet(form) === tests.length;
  for (const length of lengths) {
    const form = ['', ...written].map((prefix) => ({ prefix, length })).find(isMet) ?? extend(length, countMet);
    if (isMet(form)) return form.prefix === '' && length === usual ? undefined : form;
  }
  return undefined;
}

/** Each byte is the one with which most conditions hold, and is fixed only if it makes a difference. */
function extend(length: number, countMet: (form: BytesForm) => number): BytesForm {
  let best: BytesForm = { prefix: '', length };
  let most = countMet(best);
  for (let at = 0; at < Math.min(MAX_BYTES, length); at += 1) {
    const before = best.prefix.padEnd(2 * at, '5b');
    for (let byte = 0; byte < 256; byte += 1) {
      const form = { prefix: before + byte.toString(16).padStart(2, '0'), length };
      const met = countMet(form);
      if (met > most) [best, most] = [form, met];
    }
  }
  return best;
}

function fill(prefix: string, length: number, filling: number): string {
  const rest = Math.max(0, length - prefix.length / 2);
  return `\\x${prefix.slice(0, 2 * length)}${filling.toString(16).repeat(rest)}`;
}

function literalsOf(expression: Expression): readonly string[] {
  const own = expression.op === 'literal' && expression.value !== null ? [String(expression.value)] : [];
  return [...own, ...partsOf(expression).flatMap(literalsOf)];
}
