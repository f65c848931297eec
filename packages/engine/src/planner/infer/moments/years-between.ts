import { splitWords } from '../split-words.ts';

export type Stretch = {
  readonly years: number;
  /** The minimum number of years between. */
  readonly least?: number;
  /** It is over: its end is in the past, as far as its beginning is. */
  readonly past: boolean;
};

type Kind = { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> } & Stretch;

/** Words as they are, and as `splitWords` reads them: `birthdate` is a birth's date. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const KINDS: readonly Kind[] = [
  {
    from: words('born birth dob birthday birthdate date'),
    to: words('hired hire joined employed employment started appointed enrolled licensed married ordained elected'),
    years: 60,
    least: 18,
    past: true,
  },
  {
    from: words('born birth dob birthday birthdate date'),
    to: words('died death dod deceased'),
    years: 90,
    past: true,
  },
  {
    from: words('hired hire joined employed employment started appointed'),
    to: words('left terminated termination fired resigned resignation retired dismissed quit'),
    years: 8,
    past: true,
  },
  { from: words('founded built opened established'), to: words('closed dissolved demolished'), years: 30, past: true },
  {
    from: words('valid effective issued issue warranty contract lease policy membership insured'),
    to: words(
      'valid effective expire expires expired expiry expiration until warranty contract lease policy membership',
    ),
    years: 3,
    past: false,
  },
];

/** Tables whose rows last for years, whatever their two dates are called. */
const LASTING = words(
  'employment tenure mandate contract agreement lease tenancy policy insurance membership warranty license certificate certification passport visa patent',
);

/** The distance between two days, if the names of their columns, or of their table, imply years. */
export function yearsBetween(table: string, from: string, to: string): Stretch | undefined {
  const [first, second] = [splitWords(from), splitWords(to)];
  const kind = KINDS.find(
    (each) => first.some((word) => each.from.has(word)) && second.some((word) => each.to.has(word)),
  );
  if (kind !== undefined) {
    const { from: _from, to: _to, ...stretch } = kind;
    return stretch;
  }
  return splitWords(table).some((word) => LASTING.has(word)) ? { years: 3, past: false } : undefined;
}
