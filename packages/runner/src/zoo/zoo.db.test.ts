import {
  compileTable,
  copyText,
  type Encoder,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Plan,
  quoteName,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { readPostgresqlDdl } from '@rowloom/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zooOf } from './zoo.fixture.ts';

const bin = findPostgresBin();
const lexicon = await loadLexicon('en');
let server: PostgresServer | undefined;

beforeAll(async () => {
  if (bin !== undefined) server = await startPostgres(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
});

afterAll(async () => {
  await server?.stop();
});

/** What the zoo holds on purpose though no row can be promised to meet it. */
const UNSUPPORTED: Readonly<Record<string, readonly string[]>> = { functions: ['parcels_label_check'] };

describe.skipIf(bin === undefined)('every schema of the zoo fills without a rule and without a violation', () => {
  for (const { name, sql } of zooOf('postgresql')) {
    test.each([1, 200, 1000])(`${name}, %i rows a table`, async (rows) => {
      const read = await readPostgresqlDdl(sql, { name });
      if (!('document' in read)) throw new Error(JSON.stringify(read));
      const schema = read.document;
      const made = makePlan(
        schema,
        { seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00Z', rows: { '*': rows } },
        lexicon,
      );
      if ('issues' in made) throw new Error(made.issues.map(({ message }) => message).join('\n'));
      const database = server?.createDatabase(`${name}_${rows}`) ?? '';
      server?.run(sql, database);
      server?.run(loadScript(schema, made.plan), database);
      const verdicts = made.plan.tables.flatMap(({ constraints }) => constraints);
      const unsupported = verdicts.filter(({ verdict }) => verdict === 'unsupported').map((item) => item.name);
      expect(unsupported).toEqual(UNSUPPORTED[name] ?? []);
    });
  }
});

/** All rows in one transaction, with every constraint in place; foreign keys are looked at when it ends. */
function loadScript(schema: SchemaDocument, plan: Plan): string {
  const run = makeRunContext(schema, plan, lexicon);
  const tables = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const parts = plan.tables.map(({ name }) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`No table ${name}.`);
    const program = compileTable(run, name, withoutGenerated(table));
    const columns = program.columns
      .filter((column) => column.value.kind !== 'omitted' && !isGenerated(table, column.name))
      .map((column) => quoteName('postgresql', column.name));
    const target = [table.schema, table.name].flatMap((part) =>
      part === undefined ? [] : [quoteName('postgresql', part)],
    );
    return columns.length === 0
      ? `INSERT INTO ${target.join('.')} DEFAULT VALUES;\n`.repeat(program.rows)
      : `COPY ${target.join('.')} (${columns.join(', ')}) FROM STDIN;\n${textOf(program)}\\.\n`;
  });
  return `BEGIN;\n${DEFER}\n${parts.join('')}COMMIT;\n`;
}

const DEFER = `DO $$ DECLARE each record; BEGIN
FOR each IN SELECT conrelid::regclass AS place, conname FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 LOOP
EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I DEFERRABLE INITIALLY DEFERRED', each.place, each.conname);
END LOOP; END $$;`;

function withoutGenerated(table: Table): Encoder {
  return {
    ...copyText,
    emitRow: (emitter, columns) =>
      copyText.emitRow(
        emitter,
        columns.filter(({ name }) => !isGenerated(table, name)),
      ),
  };
}

function isGenerated(table: Table, name: string): boolean {
  return table.columns.find((column) => column.name === name)?.generated !== undefined;
}

function textOf(program: ReturnType<typeof compileTable>): string {
  const view = new DataView(new ArrayBuffer(Math.max(1 << 16, program.minBytes)));
  const state = { at: 0 };
  const decoder = new TextDecoder();
  let text = '';
  for (let row = 0; row < program.rows; ) {
    row = program.fill(view, row, program.rows, state);
    text += decoder.decode(new Uint8Array(view.buffer, 0, state.at));
  }
  return text;
}
