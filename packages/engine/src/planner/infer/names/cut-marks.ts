import { abbreviations } from '../data/abbreviations.ts';
import { isEnglish, readEnglish } from './english.ts';
import { spellOut } from './spell-out.ts';
import { wordTable } from '../../../base/text/word-table.ts';

/** What ends a name of six to eight letters on old machines, where nothing stands between its parts: `CUSNAM`, `ORDSTS`. */
const MARKS: Readonly<Record<string, string>> = wordTable({
  ...marks('name', 'nam nm'),
  ...marks('number', 'num nbr no'),
  ...marks('address', 'adr add'),
  ...marks('city', 'cty'),
  ...marks('postal code', 'zip'),
  ...marks('code', 'cod cde cd'),
  ...marks('date', 'dte dat dt'),
  ...marks('time', 'tm tim'),
  ...marks('timestamp', 'ts'),
  ...marks('type', 'typ'),
  ...marks('status', 'sts sta'),
  ...marks('amount', 'amt'),
  ...marks('quantity', 'qty'),
  ...marks('price', 'prc'),
  ...marks('cost', 'cst'),
  ...marks('rate', 'rat'),
  ...marks('percent', 'pct'),
  ...marks('flag', 'flg ind'),
  ...marks('description', 'dsc desc'),
  ...marks('remark', 'rmk'),
  ...marks('comment', 'cmt'),
  ...marks('text', 'txt'),
  ...marks('reason', 'rsn'),
  ...marks('method', 'mth'),
  ...marks('term', 'trm'),
  ...marks('representative', 'rep'),
  ...marks('class', 'cls'),
  ...marks('category', 'cat'),
  ...marks('group', 'grp'),
  ...marks('level', 'lvl'),
  ...marks('location', 'loc'),
  ...marks('phone', 'phn tel'),
  ...marks('email', 'eml'),
  ...marks('count', 'cnt'),
  ...marks('total', 'tot'),
  ...marks('balance', 'bal'),
  ...marks('rating', 'rtg'),
  ...marks('limit', 'lmt'),
  ...marks('title', 'ttl'),
  ...marks('reference', 'ref'),
  ...marks('sequence', 'seq'),
  ...marks('size', 'siz sz'),
  ...marks('color', 'clr'),
  ...marks('unit', 'uom unt'),
  ...marks('year', 'yr'),
  ...marks('site', 'ste'),
  ...marks('tax id', 'tin'),
  ...marks('by', 'by'),
  ...marks('id', 'id'),
  ...marks('master', 'mas mst mstr'),
  ...marks('header', 'hdr'),
  ...marks('detail', 'dtl'),
  ...marks('history', 'hst hist'),
  ...marks('inventory', 'inv'),
});
/** What begins one, where it is no usual short form elsewhere. */
const HEADS: Readonly<Record<string, string>> = wordTable({
  cus: 'customer',
  con: 'contact',
  lin: 'line',
  pay: 'payment',
  act: 'account',
  ret: 'return',
  own: 'owner',
  cmp: 'company',
  prj: 'project',
  tsk: 'task',
  med: 'medication',
  trt: 'treatment',
  tch: 'teacher',
  frst: 'first',
  prv: 'previous',
  pri: 'priority',
  mak: 'make',
  sub: 'subscription',
  cur: 'currency',
  res: 'reservation',
  web: 'web',
  fst: 'first',
  lst: 'last',
  adj: 'adjustment',
  rtn: 'return',
  bnk: 'bank',
  bin: 'bin',
  pol: 'policy',
  clm: 'claim',
  mem: 'member',
});
/** `DTEOPN` is the date of opening: these come first, too. */
const LEADS: Readonly<Record<string, string>> = wordTable({
  dte: 'date',
  dat: 'date',
  qty: 'quantity',
  amt: 'amount',
  tot: 'total',
});
/** Marks that end no word of English: before them any few letters are a short form, known or not. */
const SURE: ReadonlySet<string> = new Set('nbr cde dte flg dsc rmk cmt rsn prc phn lmt dtl hdr'.split(' '));
/** Before these it must lack its vowels: `hoists` have no status. */
const LIKELY: ReadonlySet<string> = new Set('nam nm num typ sts amt qty lvl eml rtg txt pct clr grp cls'.split(' '));
const MOST = 8;
const LONGEST_MARK = 4;
const SHORTEST_HEAD = 3;
const LONGEST_STEM = 5;

/** The parts of a name that was run together of short forms; undefined where it ends with none that is known. */
export function cutMark(word: string): readonly string[] | undefined {
  if (isEnglish(word)) return undefined;
  for (let length = LONGEST_MARK; length >= 2; length--) {
    const stem = word.slice(0, -length);
    const meaning = MARKS[word.slice(-length)];
    if (meaning === undefined || stem.length < 2) continue;
    const head = headOf(stem, meaning) ?? (isOwn(word, stem, length) ? [stem] : undefined);
    if (head !== undefined) return [...head, ...meaning.split(' ')];
  }
  const lead = word.length > MOST ? undefined : LEADS[word.slice(0, 3)];
  const tail = lead === undefined ? undefined : headOf(word.slice(3), lead);
  return tail === undefined || lead === undefined ? undefined : [...tail, lead];
}

function headOf(stem: string, after: string): readonly string[] | undefined {
  const own = HEADS[stem];
  if (own !== undefined) return [own];
  if (stem.length < SHORTEST_HEAD && abbreviations()[stem] === undefined) return undefined;
  return (
    readEnglish(stem) ??
    (/[aeiou]/.test(stem.slice(1)) ? undefined : spellOut(stem, { before: undefined, after }, true))
  );
}

function isOwn(word: string, stem: string, length: number): boolean {
  if (word.length > MOST || stem.length > LONGEST_STEM) return false;
  const mark = word.slice(-length);
  return SURE.has(mark) || (LIKELY.has(mark) && !/[aeiou]/.test(stem.slice(1)));
}

function marks(meaning: string, shorts: string): Readonly<Record<string, string>> {
  return Object.fromEntries(shorts.split(' ').map((short) => [short, meaning]));
}
