import type { Judged } from './judge-labels.ts';
import type { Verdict } from './verdict.ts';

export type Tally = Readonly<Record<Verdict, number>> & { readonly all: number };

export type VerdictReport = {
  readonly name: string;
  readonly text: Tally;
  readonly every: Tally;
  /** Where the plan's confidence is at least 0.7. */
  readonly claimed: Tally;
  /** Labels about other columns: which part of them holds. */
  readonly laws: Readonly<Record<keyof typeof LAWS, Tally>>;
  /** Where it is less: what filled the column, and the result. */
  readonly fallbacks: Readonly<Record<string, Tally>>;
  readonly notJudged: readonly string[];
  readonly judged: readonly Judged[];
};

const UNDERSTOOD = 0.7;

const LAWS = {
  'times that are ordered': /\b(after|before) \w/,
  'sums, products and bounds':
    /^[A-Za-z_]\w*\s*[*+-]\s*[A-Za-z_]\w*(?: [+-] \w+)*$|^[<>]= |^(sum|count) of |^sum 100 by /,
  'references and copies': /^[A-Za-z_]\w*\.[A-Za-z_]\w*$|^(\w+\.\w+ )?= \w+\.\w+$/,
} as const;

export const tally = (judged: readonly Judged[]): Tally => {
  const of = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length;
  const [sensible, weak, wrong] = [of('sensible'), of('weak'), of('wrong')];
  return { sensible, weak, wrong, all: sensible + weak + wrong };
};

/** Names with a period or a sign in them: `e-mail` and `cus_1.2` are not. */
const isLaw = (expected: string, is: RegExp): boolean => is.test(expected) && !/^(e-mail|rare date)$/.test(expected);

export function countVerdicts(name: string, judged: readonly Judged[]): VerdictReport {
  const unsure = judged.filter(({ confidence }) => confidence < UNDERSTOOD);
  return {
    name,
    text: tally(judged.filter(({ label }) => label.kind === 'text')),
    every: tally(judged),
    claimed: tally(judged.filter(({ confidence }) => confidence >= UNDERSTOOD)),
    laws: Object.fromEntries(
      Object.entries(LAWS).map(([law, is]) => [law, tally(judged.filter(({ label }) => isLaw(label.expected, is)))]),
    ) as VerdictReport['laws'],
    fallbacks: Object.fromEntries(
      [...new Set(unsure.map(({ source }) => source))].map((source) => [
        source,
        tally(unsure.filter((one) => one.source === source)),
      ]),
    ),
    notJudged: judged
      .filter(({ verdict }) => verdict === undefined)
      .map(({ label }) => `${label.table}.${label.column}: ${label.expected}`),
    judged,
  };
}
