import { goesWith } from './spell-out.ts';
import { wordTable } from '../../../base/text/word-table.ts';

/** Short forms of two words, the usual one first; `last` is the likelier at the end of a name. */
const DOUBTFUL: Readonly<Record<string, { readonly readings: readonly string[]; readonly last?: string }>> = wordTable({
  prd: { readings: ['product', 'period'], last: 'period' },
  ttl: { readings: ['total', 'title'], last: 'title' },
  prty: { readings: ['priority', 'party'] },
  ste: { readings: ['suite', 'site'] },
  st: { readings: ['state', 'street'] },
  rt: { readings: ['rate', 'route'] },
  tm: { readings: ['time', 'team'] },
  mod: { readings: ['modified', 'model'] },
  fl: { readings: ['file', 'fuel', 'floor'] },
  trk: { readings: ['truck', 'track'] },
  inv: { readings: ['invoice', 'inventory'] },
  min: { readings: ['minimum', 'minute'] },
  cty: { readings: ['city', 'county'] },
  instr: { readings: ['instruction', 'instructor'] },
  cur: { readings: ['currency', 'current'], last: 'currency' },
  gr: { readings: ['group', 'gross', 'grade'] },
  int: { readings: ['interest', 'internal'] },
  ln: { readings: ['line', 'loan'] },
  ins: { readings: ['insurance', 'inspection'] },
});

/** Short forms that mean something else beside these words than everywhere. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = wordTable({
  opn: { balance: 'opening', principal: 'opening', stock: 'opening', reading: 'opening', inventory: 'opening' },
  cls: { balance: 'closing', principal: 'closing', stock: 'closing', reading: 'closing', inventory: 'closing' },
  inst: { amount: 'installment', count: 'installment', due: 'installment', payment: 'installment' },
  coll: { value: 'collateral' },
  dsc: { amount: 'discount', percent: 'discount', rate: 'discount', code: 'discount', value: 'discount' },
  hld: { amount: 'hold', balance: 'hold' },
  fx: { rate: 'exchange' },
  frm: { name: 'firm' },
  tx: { amount: 'tax', rate: 'tax', percent: 'tax', code: 'tax', total: 'tax' },
});

/** And behind these. */
const BEHIND: Readonly<Record<string, Readonly<Record<string, string>>>> = wordTable({
  inv: all('container equipment part item stock tool product asset device material spare supply drug', 'inventory'),
  prov: { state: 'province', street: 'province' },
  min: all('duration time travel walk drive ride wait setup cycle run call delay', 'minute'),
});

function all(words: string, meaning: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, meaning]));
}

/** What a short form of several meanings stands for between its neighbours; undefined where it has one meaning. */
export function readDoubtful(
  short: string,
  { before, after }: { readonly before: string | undefined; readonly after: string | undefined },
): readonly string[] | undefined {
  const beside = BESIDE[short]?.[after ?? ''] ?? BEHIND[short]?.[before ?? ''];
  if (beside !== undefined) return [beside];
  const found = DOUBTFUL[short];
  if (found === undefined) return undefined;
  const fits = found.readings.find((word) => goesWith(before, word, after));
  const isEnd = before !== undefined && after === undefined;
  const word = fits ?? (isEnd ? found.last : undefined) ?? found.readings[0];
  return word === undefined ? undefined : [word];
}
