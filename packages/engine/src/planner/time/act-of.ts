import { wordTable } from '../../base/text/word-table.ts';

const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  won: 'win',
  lost: 'lose',
  loss: 'lose',
  held: 'hold',
  left: 'leave',
  done: 'do',
  drawn: 'draw',
  withdrawn: 'withdraw',
  withdrawal: 'withdraw',
  begun: 'begin',
  success: 'succeed',
  successful: 'succeed',
  error: 'fail',
  failure: 'fail',
  denial: 'deni',
  denied: 'deni',
  resolution: 'resolv',
  suspension: 'suspend',
  admission: 'admit',
  reversal: 'revers',
  refusal: 'refus',
  rejection: 'reject',
  acceptance: 'accept',
});
const ENDINGS = /(?:ions?|ments?|als?|ures?|ings?|ed|es|e|y)$/;
const SHORTEST = 3;

/** The action, in whatever form: `cancel`, `cancelled` and `cancellation` are one act. */
export function actOf(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  const bare = word.replace(ENDINGS, (ending, at: number) => (at < SHORTEST ? ending : ''));
  const stem = bare.length > SHORTEST + 2 && bare !== word && bare.endsWith('at') ? bare.slice(0, -2) : bare;
  // `cancelled` and `shipped` double the letter that `canceled` and `ship` have once.
  return stem.length > SHORTEST && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

export const isSameAct = (a: string, b: string): boolean => a === b || actOf(a) === actOf(b);
