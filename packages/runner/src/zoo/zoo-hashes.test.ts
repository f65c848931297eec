import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  compileTable,
  copyText,
  jsonl,
  loadLexicon,
  makePlan,
  makeRunContext,
  type RunContext,
  type SchemaDocument,
} from '@rowloom/engine';
import { prepare, readMysqlDdl, readPostgresqlDdlSync, readSqliteDdl } from '@rowloom/sql';
import { expect, test } from 'vitest';
import { type ZooDialect, zooOf } from './zoo.fixture.ts';

const HASHES = new URL('./zoo-hashes.json', import.meta.url);
/** Run with UPDATE_GOLDENS=1 to accept a change in the rows of a seed, and record it in CHANGELOG.md. */
const accepts = process.env['UPDATE_GOLDENS'] === '1';
const ROWS = 120;
const lexicon = await loadLexicon('en');
await prepare();

type Hashes = { readonly plan: string; readonly rows: string };

const READERS = { postgresql: readPostgresqlDdlSync, mysql: readMysqlDdl, sqlite: readSqliteDdl } as const;
const DIALECTS = ['postgresql', 'mysql', 'sqlite'] as const satisfies readonly ZooDialect[];
const committed = JSON.parse(readFileSync(HASHES, 'utf8')) as Readonly<Record<string, Hashes>>;
const made: Record<string, Hashes> = {};

// The packs and generators of goldens/ reach fewer than half of the solver's functions; the zoo is there to reach them
// all.
test.each(DIALECTS.flatMap((dialect) => zooOf(dialect).map((animal) => ({ dialect, ...animal }))))(
  '$dialect/$name: its plan and its rows have not changed',
  ({ dialect, name, sql }) => {
    const hashes = hashSchema(readDdl(dialect, name, sql));
    made[`${dialect}/${name}`] = hashes;
    expect(hashes).toEqual(accepts ? hashes : committed[`${dialect}/${name}`]);
  },
);

test('every hash belongs to an existing schema', () => {
  if (accepts) writeFileSync(HASHES, `${JSON.stringify(made, null, 2)}\n`);
  expect(Object.keys(JSON.parse(readFileSync(HASHES, 'utf8')) as object)).toEqual(Object.keys(made));
});

function readDdl(dialect: ZooDialect, name: string, sql: string): SchemaDocument {
  const read = READERS[dialect](sql, { name });
  if ('issues' in read) throw new Error(read.issues.map(({ message }) => message).join('\n'));
  return read.document;
}

function hashSchema(schema: SchemaDocument): Hashes {
  const wishes = { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: { '*': ROWS } } as const;
  const planned = makePlan(schema, wishes, lexicon);
  if ('issues' in planned) throw new Error(planned.issues.map(({ message }) => message).join('\n'));
  return {
    plan: short(JSON.stringify(planned.plan)),
    rows: short(weaveAll(makeRunContext(schema, planned.plan, lexicon))),
  };
}

/** Every table in two encoders, whose writers have little in common. */
function weaveAll(run: RunContext): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const [table, { plan }] of run.tables)
    for (const encoder of [copyText, jsonl]) {
      const program = compileTable(run, table, encoder, { engine: 'javascript' });
      const view = new DataView(new ArrayBuffer(Math.max(65_536, program.minBytes)));
      const state = { at: 0 };
      for (let row = 0; row < plan.rows; ) {
        row = program.fill(view, row, plan.rows, state);
        parts.push(new Uint8Array(view.buffer.slice(0, state.at)));
      }
    }
  return Buffer.concat(parts);
}

const short = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
