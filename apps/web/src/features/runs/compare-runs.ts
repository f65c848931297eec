import type { Generation } from '@rowloom/contract';
import { formatDuration, formatNumber, formatTime } from '../../ui/format.ts';
import { CONNECTION_KINDS } from '../connections/connection-kinds.ts';
import { MODE_WORDS } from '../generate/mode-words.ts';
import { localeLabel } from '../preview/locales.ts';
import { sayStatus } from './say-status.ts';

export type ComparedFact = { readonly name: string; readonly a: string; readonly b: string; readonly differs: boolean };

/** What decided two runs and what came of them, side by side. */
export function compareRuns(a: Generation, b: Generation): readonly ComparedFact[] {
  return FACTS.map(([name, say]) => ({ name, a: say(a), b: say(b), differs: say(a) !== say(b) })).filter(
    (fact) => fact.a !== '' || fact.b !== '',
  );
}

const FACTS: readonly (readonly [string, (run: Generation) => string])[] = [
  ['Status', sayStatus],
  [
    'Target',
    ({ target }) => (target === null ? 'Rehearsal' : `${target.name} (${CONNECTION_KINDS[target.kind].label})`),
  ],
  ['Mode', ({ mode }) => (mode === null ? '' : MODE_WORDS[mode])],
  ['Schema', ({ source }) => source.template_id ?? source.snapshot_id ?? ''],
  ['Seed', ({ seed }) => String(seed)],
  ['Language', ({ locale }) => localeLabel(locale)],
  ['Dates are relative to', ({ as_of: asOf }) => formatTime(asOf)],
  ['Rows', ({ rows_generated: rows }) => formatNumber(rows)],
  ['Tables', ({ tables_count: tables }) => formatNumber(tables)],
  ['Duration', ({ duration_ms: ms }) => (ms === null ? '' : formatDuration(ms))],
  ['Rows per second', ({ rows_per_second: rate }) => (rate === null ? '' : formatNumber(Math.round(rate)))],
  ['Certificate', ({ certificate }) => sayCertificate(certificate)],
  ['Error', ({ error }) => error?.message ?? ''],
  ['Plan', ({ plan_digest: digest }) => digest.slice(7, 19)],
];

function sayCertificate(certificate: Generation['certificate']): string {
  if (certificate === null) return 'none';
  const { violations, unexamined } = certificate;
  const found = violations === 0 ? 'no violation' : `${formatNumber(violations)} violations`;
  return unexamined === 0 ? found : `${found}, ${formatNumber(unexamined)} not examined`;
}

/** Rows of each table that one of them has, in the order of the first. */
export function compareTables(
  a: Generation,
  b: Generation,
): readonly { readonly name: string; readonly a: number | undefined; readonly b: number | undefined }[] {
  const rows = (run: Generation) => new Map(run.tables.map((table) => [table.name, table.rows_generated]));
  const [ofA, ofB] = [rows(a), rows(b)];
  return [...new Set([...ofA.keys(), ...ofB.keys()])].map((name) => ({ name, a: ofA.get(name), b: ofB.get(name) }));
}
