import { type Dialect, DIALECT_NAMES, type Issue, type Rules, type SchemaDocument } from '@rowloom/engine';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { useSchema } from '../../loom/use-loom.ts';
import { useFilters } from '../../ui/filters.ts';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { NO_RULES, useChosenWishes } from '../preview/use-chosen-wishes.ts';
import { EXAMPLE } from './example.ts';
import { keep, readKept } from './kept-text.ts';

/** Milliseconds after the last keystroke. */
const PAUSE = 300;
const KEEP_AFTER = 500;
const DEFAULT_ROWS = 10_000;
export const MAX_ROWS = 1_000_000_000;
const DIALECTS: ReadonlySet<string> = new Set(DIALECT_NAMES);

let texts = 0;

/** What the playground is about: SQL that was typed, or a pack, and how its rows are wished. */
export function usePlay() {
  const [{ pack, dialect, rows }] = useFilters('pack', 'dialect', 'rows');
  const [sql, setSql] = useState(() => ({ text: readKept('sql') ?? EXAMPLE, number: ++texts }));
  const takeSql = (text: string): void => {
    setSql((before) => (before.text === text ? before : { text, number: ++texts }));
    // Writing megabytes takes a moment, for which the rows need not wait.
    setTimeout(() => keep('sql', text), KEEP_AFTER);
  };
  const changeSql = useDebouncedCallback(takeSql, PAUSE);
  const source = useMemo((): LoomSource => {
    if (pack !== undefined) return { kind: 'pack', key: `pack ${pack}`, id: pack };
    const chosen = dialect !== undefined && DIALECTS.has(dialect) ? (dialect as Dialect) : undefined;
    return { kind: 'ddl', key: `sql ${sql.number} ${chosen ?? ''}`, ddl: sql.text, dialect: chosen };
  }, [pack, dialect, sql]);
  const opened = useReadable(source);
  const names = opened.readable?.schema.tables.map(keyOfTable);
  const [allRules, setAllRules] = useState(readRulesKept);
  const about = pack ?? 'sql';
  const kept = allRules[about];
  // Those for one schema would be wrong for another that has none of its tables.
  const isOther = kept !== undefined && names !== undefined && !kept.tables.some((name) => names.includes(name));
  const rules = isOther ? NO_RULES : (kept?.rules ?? NO_RULES);
  const chosen = useChosenWishes(rules, 'en');
  const count = rows !== undefined && /^\d{1,10}$/.test(rows) ? Math.min(Number(rows), MAX_ROWS) : DEFAULT_ROWS;
  const wishes = useMemo((): LoomWishes => ({ ...chosen, rows: count }), [chosen, count]);
  return {
    source,
    wishes,
    rules,
    sql: sql.text,
    changeSql,
    /** The whole text at once: pasted, from a file, or none. */
    replaceSql: (text: string) => {
      changeSql.cancel();
      takeSql(text);
    },
    changeRules: (next: Rules) => {
      const all = { ...allRules, [about]: { rules: next, tables: names ?? [] } };
      setAllRules(all);
      keep('rules', JSON.stringify(all));
    },
    ...opened,
  };
}

export type Play = ReturnType<typeof usePlay>;

export type Readable = { readonly source: LoomSource; readonly schema: SchemaDocument };

/** The newest source that has tables: while something is half typed, what was there before stays. */
function useReadable(source: LoomSource) {
  const opened = useSchema(source);
  const [last, setLast] = useState<Readable>();
  const schema = opened.data?.schema;
  const hasTables = schema !== undefined && schema.tables.length > 0;
  const isPack = source.kind === 'pack';
  const current = useMemo(() => (hasTables ? { source, schema } : undefined), [hasTables, source, schema]);
  useEffect(() => {
    if (current !== undefined) setLast(current);
  }, [current]);
  const isReading = opened.isPending;
  const issues: readonly Issue[] = opened.data?.issues ?? [];
  // An emptied text has no tables, and nothing is wrong with it; nor do tables of one kind stand in for another's.
  const isHalfTyped = isReading || issues.length > 0;
  const stand = last !== undefined && isHalfTyped && (last.source.kind === 'pack') === isPack ? last : undefined;
  return {
    readable: current ?? stand,
    isCurrent: current !== undefined,
    isReading,
    dialect: schema?.dialect,
    issues,
    failure: opened.error,
    retry: () => void opened.refetch(),
  };
}

type KeptRules = {
  readonly rules: Rules /** Of the schema that they were written for. */;
  readonly tables: readonly string[];
};

function readRulesKept(): Readonly<Record<string, KeptRules>> {
  try {
    return JSON.parse(readKept('rules') ?? '{}') as Record<string, KeptRules>;
  } catch {
    return {};
  }
}
