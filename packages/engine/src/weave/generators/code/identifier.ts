import { numberAt } from '../../graph/table-entry.ts';
import { add, bound, call, type Node } from '../../graph/node.ts';
import { type CheckName, IDENTIFIER_SCHEMES } from '../../../base/data/identifier-schemes.ts';
import type { LocaleCode } from '../../../base/data/locale-code.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { suggest } from '../../../base/text/nearest-name.ts';
import type { Cell } from '../../cell/cell.ts';
import { CHECKS } from '../commerce/check-digits.ts';
import { generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';
import { roomFor, textValue } from '../prose/text-value.ts';

/** A number's places: bytes that may stand there; no bytes for a check digit. */
type Form = {
  readonly places: readonly Uint8Array[];
  readonly chars: number;
  readonly count: number;
  /** One past the greatest index of its numbers. */
  readonly end: number;
};
type Scheme = { readonly forms: readonly Form[]; readonly check: CheckName | undefined; readonly count: number };

const DIGITS = encodeUtf8('0123456789');
const LETTERS = encodeUtf8('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const SETS: Readonly<Record<string, Uint8Array>> = {
  '#': DIGITS,
  '%': LETTERS,
  '*': encodeUtf8('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  '&': encodeUtf8('0123456789ABCDEFGHJKLMNPRSTUVWXYZ'),
  '?': new Uint8Array(0),
};
const CHECK_MARK = 63;

export const identifier = generator({
  name: 'identifier',
  version: 1,
  summary: 'A number of a public scheme, as an IMEI, an ISBN or a number plate, with its check digit.',
  options: { of: `the scheme: ${Object.keys(IDENTIFIER_SCHEMES).join(', ')}` },
  distinct: 'index',
  capacity: (cell, options) => schemeOf(cell, options).count,
  check: (options) => {
    const name = textOption(options, 'of') ?? '';
    if (IDENTIFIER_SCHEMES[name] !== undefined) return [];
    const issue: Issue = {
      code: name === '' ? 'option_missing' : 'option_invalid',
      path: 'of',
      message: `of must be the name of a scheme.${suggest(name, Object.keys(IDENTIFIER_SCHEMES))}`,
    };
    return [issue];
  },
  build: (cell, options) => {
    const scheme = schemeOf(cell, options);
    const args = [bound(scheme), cell.unique ? cell.index(scheme.count) : indexOf(cell, scheme)];
    const maxBytes = Math.max(...scheme.forms.map(({ places }) => places.length));
    const maxChars = Math.max(...scheme.forms.map(({ chars }) => chars));
    return textValue(cell, [{ kind: 'written', write: writeIdentifier, args, maxBytes, maxChars, specials: 0 }]);
  },
});

/** Each form as often as the others, however many numbers it has. */
function indexOf(cell: Cell, { forms }: Scheme): Node {
  const form = cell.below(forms.length, 'form');
  const counts = Float64Array.from(forms, ({ count }) => count);
  const starts = Float64Array.from(forms, ({ count, end }) => end - count);
  return add(call(numberAt, starts, form), cell.below(call(numberAt, counts, form), 'number'));
}

/** Characters of the longest number of a scheme, in the locale that has the longest. */
export function identifierLength(name: string): number {
  const scheme = IDENTIFIER_SCHEMES[name];
  const all = [scheme, ...Object.values(scheme?.local ?? {})].flatMap((item) => item?.forms.split('|') ?? []);
  return Math.max(1, ...all.map((form) => [...form].length));
}

function schemeOf(cell: Pick<Cell, 'lexicon' | 'type' | 'maxLength' | 'numbers'>, options: GeneratorOptions): Scheme {
  const name = textOption(options, 'of') ?? '';
  const room = roomFor(cell) ?? Number.POSITIVE_INFINITY;
  return cell.lexicon.once(`identifier/${name}/${room}`, () => readScheme(name, room, cell.lexicon.code));
}

function readScheme(name: string, room: number, locale: LocaleCode): Scheme {
  const whole = IDENTIFIER_SCHEMES[name] ?? { forms: '########' };
  const { forms, check } = whole.local?.[locale] ?? whole;
  const all = forms.split('|');
  const fitting = all.filter((form) => [...form].length <= room);
  const bare = all.map((form) => form.replaceAll(/[\s./-]/g, '')).filter((form) => [...form].length <= room);
  // In a column too narrow for any form stand as many digits as it holds.
  const chosen = fitting.length > 0 ? fitting : bare.length > 0 ? bare : ['#'.repeat(Math.max(1, Math.min(room, 15)))];
  let end = 0;
  const counted = chosen.map((form) => {
    const places = readForm(form);
    const count = places.reduce((product, bytes) => product * Math.max(1, bytes.length), 1);
    const limited = Math.min(count, Math.floor(Number.MAX_SAFE_INTEGER / chosen.length));
    end += limited;
    return { places, chars: [...form].length, count: limited, end };
  });
  return { forms: counted, check, count: end };
}

function readForm(form: string): readonly Uint8Array[] {
  return [...form].flatMap((mark) => SETS[mark] ?? Array.from(encodeUtf8(mark), (byte) => Uint8Array.of(byte)));
}

export function writeIdentifier(view: DataView, at: number, { forms, check }: Scheme, index: number): number {
  let which = 0;
  while (which < forms.length - 1 && index >= (forms[which] as Form).end) which++;
  const { places, count, end } = forms[which] as Form;
  // Rows next to each other shall not look alike in their first places: the last place turns fastest.
  let rest = index - (end - count);
  const codes = Array.from({ length: places.length }, () => CHECK_MARK);
  for (let i = places.length - 1; i >= 0; i--) {
    const bytes = places[i] as Uint8Array;
    if (bytes.length === 0) continue;
    const head = Math.floor(rest / bytes.length);
    codes[i] = bytes[rest - head * bytes.length] as number;
    rest = head;
  }
  const digits = check === undefined ? '' : CHECKS[check](codes);
  let used = 0;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    view.setUint8(at + i, code === CHECK_MARK && used < digits.length ? digits.charCodeAt(used++) : code);
  }
  return at + codes.length;
}
