import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Dialect,
  DIALECTS,
  type FileFormat,
  flatTableName,
  type SchemaDocument,
  schemaDocumentJsonSchema,
  type SqlDialect,
} from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDdl } from '@rowloom/sql';
import { namedTables, TEXTS_TABLE, textsTable, withFolder } from './hostile-folder.fixture.ts';
import { hostileDocument, PLACES } from './hostile-places.fixture.ts';
import { type HostileServer, type HostileTarget, MISSING, OPEN_HOSTILE } from './hostile-targets.fixture.ts';
import { HOSTILE, HOSTILE_NAMES } from './hostile-texts.fixture.ts';

if (process.env['CI'] === 'true' && Object.values(MISSING).includes(true))
  throw new Error('No PostgreSQL or no MariaDB: set ROWLOOM_POSTGRES_BIN and ROWLOOM_MARIADB_BIN.');

const SETUP = 'CREATE TABLE victim (x int); INSERT INTO victim VALUES (1), (2);';

const NO_HARM = { victims: 2, touched: false, more: [], less: [], tables: 0 };

/** Seconds on an idle machine. */
const TIMEOUT_MS = 300_000;

type JsonNode = {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: string | number;
  readonly properties?: Readonly<Record<string, JsonNode>>;
  readonly items?: JsonNode;
  readonly additionalProperties?: JsonNode | boolean;
  readonly oneOf?: readonly JsonNode[];
  readonly $defs?: Readonly<Record<string, JsonNode>>;
};

test('hostile texts are tried in every text of a schema document, or the test says why it is never written', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(textsOf(schemaDocumentJsonSchema() as JsonNode).toSorted());
  const empty = Object.entries(PLACES).filter(
    ([, fill]) => typeof fill !== 'string' && Object.values(fill(HOSTILE, HOSTILE_NAMES)).flat().length === 0,
  );
  expect(empty.map(([path]) => path)).toEqual([]);
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
  expect(HOSTILE_NAMES.length).toBeGreaterThanOrEqual(200);
});

/** Paths of the strings that are not enumerations, from the document itself and from each named shape. */
function textsOf({ $defs = {}, ...document }: JsonNode): readonly string[] {
  const found: string[] = [];
  const walk = (node: JsonNode, path: string): void => {
    if (node.type === 'string' && node.enum === undefined && node.const === undefined) found.push(path);
    for (const [name, field] of Object.entries(node.properties ?? {})) walk(field, `${path}.${name}`);
    if (node.items !== undefined) walk(node.items, `${path}[]`);
    if (typeof node.additionalProperties === 'object') {
      found.push(`${path}{}`);
      walk(node.additionalProperties, `${path}{}`);
    }
    for (const variant of node.oneOf ?? []) walk(variant, `${path}(${tagsOf(variant)})`);
  };
  walk(document, 'document');
  for (const [name, shape] of Object.entries($defs)) walk(shape, name);
  return found;
}

const tagsOf = ({ properties = {} }: JsonNode): string =>
  Object.values(properties)
    .flatMap((field) => (field.const === undefined ? [] : [String(field.const)]))
    .join('/');

describe.each(['postgresql', 'mysql', 'sqlite'] as const)('%s', (dialect) => {
  describe.skipIf(MISSING[dialect])('hostile texts in every place', () => {
    let server: HostileServer;
    beforeAll(async () => {
      server = await OPEN_HOSTILE[dialect]();
    });
    afterAll(() => server?.stop());

    /** What exists and should not, what should exist and does not, and what became of the victim. */
    function harmOf(schema: SchemaDocument, target: HostileTarget): unknown {
      const planned = schema.tables.filter((table) => dialect === 'postgresql' || table.partition_of === undefined);
      const names = planned.map((table) =>
        stored(dialect, dialect === 'postgresql' ? table.name : flatTableName(schema, table)),
      );
      const { tables, victims } = target.look();
      const found = inLines(tables);
      const wanted = inLines([...names, 'victim']);
      return {
        victims,
        touched: target.isTouched(),
        more: found.filter((name) => !wanted.includes(name)),
        less: wanted.filter((name) => !found.includes(name)),
        tables: found.length - wanted.length,
      };
    }

    test(
      "create exactly the planned tables from their own documents, whatever the client's settings",
      async () => {
        const target = server.fresh(SETUP);
        const schema = hostileDocument(dialect, HOSTILE, HOSTILE_NAMES);
        const ddl = await writeDdl(schema, dialect);
        // With checks enabled MariaDB would copy a table for each of its keys.
        const quick = dialect === 'mysql' ? ['SET foreign_key_checks = 0;'] : [];
        const script = [...DIALECTS[dialect].scriptHead, ...quick, 'BEGIN;', ddl.tables, ddl.constraints, 'COMMIT;'];
        expect(target.runScript(script.join('\n'))).toBe('');
        expect(harmOf(schema, target)).toEqual(NO_HARM);
      },
      TIMEOUT_MS,
    );

    test('from foreign documents do no harm over our own connection either', async () => {
      const target = server.fresh(SETUP);
      const schema = hostileDocument(OTHER[dialect], HOSTILE, HOSTILE_NAMES, /^expression|^column|^domain/);
      const ddl = await writeDdl(schema, dialect);
      const session = await target.connect();
      try {
        await session.script(ddl.tables);
        await session.script(ddl.constraints);
      } finally {
        await session.close();
      }
      expect(harmOf(schema, target)).toEqual(NO_HARM);
    });

    test('as values stay values in a file of rows that is run alone', async () => {
      const texts = HOSTILE.filter((text) => !text.includes('\0'));
      const { schema, rules } = textsTable(dialect, texts);
      const target = server.fresh(SETUP);
      await withFolder({ schema, rules, rows: 20 * texts.length }, dialect, 'sql', false, (folder) => {
        expect(target.runScript(readFileSync(join(folder, 'schema.sql'), 'utf8'), folder)).toBe('');
        expect(target.runScript(readFileSync(join(folder, `${TEXTS_TABLE}.sql`), 'utf8'), folder)).toBe('');
        expect(target.isTouched(folder)).toBe(false);
      });
      expect(harmOf(schema, target)).toEqual(NO_HARM);
      const session = await target.connect();
      try {
        const rows = await session.query(`SELECT DISTINCT note FROM ${TEXTS_TABLE}`);
        const found = inLines(rows.map(({ note }) => String(note)));
        expect(found.filter((text) => !inLines(texts).includes(text))).toEqual([]);
        expect(found.length).toBeGreaterThan(texts.length * 0.9);
      } finally {
        await session.close();
      }
    });

    test.each<[FileFormat, boolean]>([
      ['csv', false],
      ['sql', false],
      ...(dialect === 'mysql' ? [] : [['csv', true] as [FileFormat, boolean]]),
    ])('as names are loaded from files of %s, packed: %s, by the script beside them', async (format, gzip) => {
      const target = server.fresh(SETUP);
      const schema = namedTables(dialect, HOSTILE_NAMES.slice(-30));
      await withFolder({ schema, rules: {}, rows: 2 }, dialect, format, gzip, (folder) => {
        expect(target.runScript(readFileSync(join(folder, 'load.sql'), 'utf8'), folder)).toBe('');
        expect(target.isTouched(folder)).toBe(false);
      });
      expect(harmOf(schema, target)).toEqual(NO_HARM);
    });
  });
});

/** A dialect for which trees are printed, not texts. */
const OTHER: Readonly<Record<SqlDialect, Dialect>> = { postgresql: 'mysql', mysql: 'postgresql', sqlite: 'postgresql' };

/** SQLite's shell strips carriage returns from line ends, wherever these are. */
const inLines = (texts: readonly string[]): readonly string[] => texts.map((text) => text.replaceAll(/\r+\n/g, '\n'));

/** PostgreSQL keeps 63 bytes of a name. */
function stored(dialect: SqlDialect, name: string): string {
  if (dialect !== 'postgresql') return name;
  let kept = '';
  for (const character of name) {
    if (Buffer.byteLength(kept + character) > 63) break;
    kept += character;
  }
  return kept;
}
