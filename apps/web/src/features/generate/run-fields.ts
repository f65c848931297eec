import type { FieldIssue } from '@rowloom/contract';

/** What is wrong with the fields of a run, by the field that a person sees; `rest` has no field. */
export type RunFieldIssues = {
  readonly total: string | undefined;
  readonly perTable: Readonly<Record<string, string>>;
  readonly seed: string | undefined;
  readonly locale: string | undefined;
  readonly connectionId: string | undefined;
  readonly mode: string | undefined;
  readonly rest: readonly FieldIssue[];
};

const FIELDS: Readonly<Record<string, 'total' | 'seed' | 'locale' | 'connectionId' | 'mode'>> = {
  rows: 'total',
  seed: 'seed',
  locale: 'locale',
  target: 'connectionId',
  'target.connection_id': 'connectionId',
  'target.mode': 'mode',
};

/** The service names a place of the request; a person looks at a form. */
export function issuesOfFields(issues: readonly FieldIssue[]): RunFieldIssues {
  const found: { -readonly [Field in 'total' | 'seed' | 'locale' | 'connectionId' | 'mode']?: string } = {};
  const perTable: Record<string, string> = {};
  const rest: FieldIssue[] = [];
  for (const issue of issues) {
    const path = issue.path.replace(/^body\./, '');
    const field = FIELDS[path];
    if (field !== undefined) found[field] ??= issue.message;
    else if (path.startsWith('rows.')) perTable[path.slice('rows.'.length)] ??= issue.message;
    else rest.push(issue);
  }
  const { total, seed, locale, connectionId, mode } = found;
  return { total, perTable, seed, locale, connectionId, mode, rest };
}
