import { type Tails, tailsOf } from './tails.ts';

/** A list of terms, or of entries with several parts that belong together: a code and its name. */
export type Vocabulary = {
  readonly name: string;
  /** With its article: "a blood group". */
  readonly says: string;
  /** What the parts of an entry are; the first is taken where nobody asks. */
  readonly fields: readonly string[];
  /** One entry a line, its parts separated by `|`. */
  readonly lines: string;
  /** How often each comes: evenly, less and less along the list, or by these numbers. */
  readonly shares: 'even' | 'falling' | readonly number[];
  /** By field: what codes beyond the list look like, for keys with more rows than entries. */
  readonly beyond?: Readonly<Record<string, string>>;
  /** Words for `{slots}` in the lines: every line stands for all of its fillings. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Ends that half of its sentences take, where it has too few of its own. */
  readonly tails?: Tails;
};

type Shares = Vocabulary['shares'];

/** Terms of one part, separated by `|`; the commonest first. */
export function terms(name: string, says: string, list: string, shares: Shares = 'falling'): Vocabulary {
  return {
    name,
    says,
    fields: ['name'],
    // Of hundreds of lists a run asks for a few.
    get lines() {
      return list.replaceAll(/\s*\|\s*/g, '\n').trim();
    },
    shares,
  };
}

/** Entries of several parts, one a line; `beyond` gives the shape of further codes. */
export function entries(
  name: string,
  says: string,
  fields: string,
  lines: string,
  { shares = 'falling', beyond }: { readonly shares?: Shares; readonly beyond?: Vocabulary['beyond'] } = {},
): Vocabulary {
  return { name, says, fields: fields.split(' '), lines: lines.trim(), shares, ...(beyond && { beyond }) };
}

/** Sentences, one a line, with slots; all of them come evenly. */
export function texts(name: string, says: string, lines: string, slots: Vocabulary['slots'] = {}): Vocabulary {
  const tails = tailsOf(name);
  return { name, says, fields: ['name'], lines: lines.trim(), shares: 'even', slots, ...(tails && { tails }) };
}
