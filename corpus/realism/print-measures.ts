import { MEASURES, type MeasureName, type SchemaMeasures } from './measure-schema.ts';
import { joinShares, type Share } from './share.ts';

const percent = ({ good, all }: Pick<Share, 'good' | 'all'>): string =>
  all === 0 ? '—' : `${Math.round((100 * good) / all)}%`;

export function printMeasures(results: readonly SchemaMeasures[]): string {
  const lines = results.flatMap((result) => [`\n${result.name}`, ...linesOf(result)]);
  if (results.length < 2) return lines.join('\n');
  const names = Object.keys(MEASURES) as MeasureName[];
  const sums = names.map((name) => lineOf(name, joinShares(results.map(({ shares }) => shares[name]))));
  return [...lines, `\nall ${results.length} schemas`, ...sums.flat()].join('\n');
}

function linesOf({ confidence, shares }: SchemaMeasures): readonly string[] {
  const { understood, likely, guessed, guesses } = confidence;
  const named = Object.entries(guesses)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`);
  return [
    `  columns: ${understood} understood, ${likely} likely, ${guessed} guessed${named.length === 0 ? '' : ` (${named.join(', ')})`}`,
    ...(Object.keys(MEASURES) as MeasureName[]).flatMap((name) => lineOf(name, shares[name])),
  ];
}

const lineOf = (name: string, share: Share): readonly string[] => [
  `  ${name}: ${percent(share)} (${share.good} of ${share.all})`,
  ...share.worst.map(({ what, share: part }) => `    ${Math.round(part * 100)}%  ${what}`),
];
