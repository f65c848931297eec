import { countVerdicts, type Tally, type VerdictReport } from './count-verdicts.ts';
import type { Agreement } from './agreement.ts';

const percent = (part: number, all: number): string => (all === 0 ? '—' : `${Math.round((100 * part) / all)}%`);

const shares = ({ sensible, weak, wrong, all }: Tally): string =>
  `${percent(sensible, all)} sensible, ${percent(weak, all)} weak, ${percent(wrong, all)} wrong (${all})`;

export type PrintWishes = { readonly wrong: boolean };

export function printVerdicts(
  reports: readonly VerdictReport[],
  agreement: Agreement | undefined,
  wishes: PrintWishes,
): string {
  const sum = countVerdicts(
    `all ${reports.length} schemas`,
    reports.flatMap(({ judged }) => judged),
  );
  return [
    ...reports.flatMap((report) => [...linesOf(report), ...(wishes.wrong ? wrongOf(report) : [])]),
    ...linesOf(sum),
    ...Object.entries(sum.laws).map(
      ([law, { sensible, all }]) => `  ${law}: ${percent(sensible, all)} (${sensible} of ${all})`,
    ),
    ...fallbacksOf(sum),
    ...(sum.notJudged.length === 0
      ? []
      : [`  not judged: ${sum.notJudged.length} (${sum.notJudged.slice(0, 12).join('; ')})`]),
    ...(agreement === undefined
      ? []
      : [
          `\nthe judge and the labels' own verdicts agree in ${percent(agreement.same, agreement.all)} (${agreement.same} of ${agreement.all})`,
        ]),
  ].join('\n');
}

const linesOf = ({ name, text, every, claimed }: VerdictReport): readonly string[] => [
  `\n${name}`,
  `  text columns: ${shares(text)}`,
  `  all columns:  ${shares(every)}`,
  `  where the plan's confidence is 0.7 or more: ${shares(claimed)}`,
];

const fallbacksOf = ({ fallbacks }: VerdictReport): readonly string[] => [
  '  where it is less, by what fills the column:',
  ...Object.entries(fallbacks)
    .toSorted(([, a], [, b]) => b.all - a.all)
    .map(([source, { sensible, weak, wrong }]) => `    ${source}: ${sensible} sensible, ${weak} weak, ${wrong} wrong`),
];

const wrongOf = ({ judged }: VerdictReport): readonly string[] =>
  judged
    .filter(({ verdict }) => verdict === 'wrong' || verdict === 'weak')
    .toSorted((a, b) => (a.verdict ?? '').localeCompare(b.verdict ?? '') * -1)
    .map(({ label, verdict, confidence, samples }) =>
      [
        `    ${verdict}`,
        `${label.table}.${label.column} ${label.type}`,
        `expected ${label.expected}`,
        `confidence ${confidence}`,
        samples.map((one) => one.slice(0, 40)).join(' | '),
      ].join('  ·  '),
    );
