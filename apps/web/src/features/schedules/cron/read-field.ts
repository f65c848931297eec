/** A field of cron: the numbers that it allows, whichever way they are written. */
export type CronField = {
  /** It is `*`, so that another field alone decides. */
  readonly isStar: boolean;
  /** In order. */
  readonly numbers: readonly number[];
};

export type FieldRange = { readonly least: number; readonly most: number; readonly names?: readonly string[] };

const PART = /^(\*|[0-9A-Z]+)(?:-([0-9A-Z]+))?(?:\/(\d+))?$/;

/** A field of numbers, ranges, steps, lists and names; undefined where it is something else. */
export function readField(text: string, range: FieldRange): CronField | undefined {
  const parts = text
    .toUpperCase()
    .split(',')
    .map((part) => readPart(part, range));
  const numbers = new Set<number>();
  for (const part of parts) {
    if (part === undefined) return undefined;
    for (const number of part) numbers.add(number);
  }
  return { isStar: text === '*', numbers: [...numbers].toSorted((a, b) => a - b) };
}

function readPart(part: string, range: FieldRange): readonly number[] | undefined {
  const { least, most } = range;
  const [, first = '', last, by] = PART.exec(part) ?? [];
  const isStar = first === '*';
  const from = isStar ? least : readNumber(first, range);
  const to = last === undefined ? (isStar || by !== undefined ? most : from) : readNumber(last, range);
  const step = Number(by ?? 1);
  if (from === undefined || to === undefined || from < least || to > most || from > to || step < 1) return undefined;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);
}

function readNumber(word: string, { least, names = [] }: FieldRange): number | undefined {
  const named = names.indexOf(word);
  if (named >= 0) return named + least;
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}
