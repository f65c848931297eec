import type { Label } from './read-labels.ts';
import { readMeaning } from './read-meaning.ts';
import { verdictOf } from './verdict.ts';

export type Agreement = { readonly same: number; readonly all: number; readonly different: readonly string[] };

/** How often the judge agrees with a person on the samples in a file of labels. */
export function agreementWith(labels: readonly Label[]): Agreement | undefined {
  const columns = new Map<string, readonly string[]>();
  for (const { schema, table, column } of labels) {
    const key = `${schema} ${table}`;
    columns.set(key, [...(columns.get(key) ?? []), column]);
  }
  const seen = labels.flatMap((label) => {
    if (label.made === undefined || label.verdict === undefined) return [];
    const subject = {
      ...label,
      values: label.made,
      nulls: 0,
      columns: columns.get(`${label.schema} ${label.table}`) ?? [],
    };
    const finding = readMeaning(label.expected, subject)?.(subject);
    return finding === undefined ? [] : [{ label, said: verdictOf(finding) }];
  });
  if (seen.length === 0) return undefined;
  const different = seen.filter(({ label, said }) => label.verdict !== said);
  return {
    same: seen.length - different.length,
    all: seen.length,
    different: different.map(
      ({ label, said }) => `${label.table}.${label.column}: ${label.expected}: ${label.verdict}, not ${said}`,
    ),
  };
}
