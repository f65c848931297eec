import type { ColumnSource } from '../../document/plan/plan.ts';
import type { ColumnStatistics } from '../../language/schema/schema-document.ts';
import { call, number } from '../../language/expression/make-expression.ts';
import { fromGenerator } from '../infer/columns/make-source.ts';

type Forms = NonNullable<ColumnStatistics['formats']>;

/** At least this share of the rows must have one of the named forms; otherwise the forms are incomplete. */
const NEARLY_ALL = 0.9;
const DRAWS = 10_000;

/** Characters that stand for themselves in a pattern. */
const SPECIAL = /[\\^$.|?*+()[\]{}/-]/g;
const PARTS: Readonly<Record<string, string>> = { A: '[A-Z]', a: '[a-z]', '9': '[0-9]' };

const isNearlyAll = (forms: Forms): boolean => forms.reduce((sum, { share }) => sum + share, 0) >= NEARLY_ALL;

/** Texts in the measured forms, each with its measured share, if the forms cover most of them. */
export function fromForms(forms: Forms): ColumnSource | undefined {
  const known = forms.filter(({ format }) => format !== '');
  const [first, ...others] = known;
  if (first === undefined || !isNearlyAll(known)) return undefined;
  const total = known.reduce((sum, { share }) => sum + share, 0);
  // All tests use one draw: the most frequent form is the remainder.
  let sum = 0;
  const below = others.map(({ share }) => (sum += share / total));
  return others.reduceRight<ColumnSource>(
    (otherwise, form, index) => ({
      kind: 'when',
      test: isBelow(below[index] ?? 0),
      then: patternOf(form.format),
      otherwise,
    }),
    patternOf(first.format),
  );
}

const isBelow = (share: number): Extract<ColumnSource, { kind: 'when' }>['test'] => ({
  op: 'compare',
  operator: '<',
  left: call('between', number(0), number(DRAWS - 1)),
  right: number(Math.floor(share * DRAWS + 0.5)),
});

function patternOf(format: string): ColumnSource {
  const regex = [...format].map((sign) => PARTS[sign] ?? sign.replaceAll(SPECIAL, '\\$&')).join('');
  return fromGenerator('pattern', { regex: `^${regex}$` });
}

/**
 * Different codes in the measured forms, one for each share: the form with the fewest rows so far is next. None if the
 * texts are words, or the forms have too few.
 */
export function wordsOfForms(forms: Forms, shares: readonly number[]): readonly string[] {
  const known = forms.filter(({ format }) => /9/.test(format));
  if (known.length === 0 || !isNearlyAll(known)) return [];
  const total = known.reduce((sum, { share }) => sum + share, 0);
  const left = known.map(({ format, share }) => ({ format, share: share / total, next: 0, room: roomOf(format) }));
  return shares.flatMap((share) => {
    const [form] = left.filter(({ next, room }) => next < room).toSorted((a, b) => b.share - a.share);
    if (form === undefined) return [];
    form.share -= share;
    return [spelled(form.format, form.next++)];
  });
}

const sizeOf = (sign: string): number => (sign === '9' ? 10 : PARTS[sign] === undefined ? 1 : 26);
const roomOf = (format: string): number => [...format].reduce((room, sign) => room * sizeOf(sign), 1);

/** A form filled with the digits of a number from the last place on; letters count as well. */
function spelled(format: string, place: number): string {
  let left = place;
  const signs = [...format].toReversed().map((sign) => {
    const size = sizeOf(sign);
    const digit = left % size;
    left = Math.floor(left / size);
    return sign === '9' ? String(digit) : size === 1 ? sign : String.fromCharCode(sign.charCodeAt(0) + digit);
  });
  return signs.toReversed().join('');
}
