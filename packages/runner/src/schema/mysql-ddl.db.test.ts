import { parseDatabaseUrl } from '@rowloom/databases';
import type { Check, Column, SchemaDocument, Table } from '@rowloom/engine';
import { findMariadbBin, type MariadbServer, startMariadb } from '@rowloom/servers';
import { readMysqlDdl } from '@rowloom/sql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { zooOf } from '../zoo/zoo.fixture.ts';
import { DECLARATIONS } from './mysql-declarations.fixture.ts';
import { readTargetSchema } from './read-target-schema.ts';

const bin = findMariadbBin() ?? '';
let server: MariadbServer;

beforeAll(async () => {
  if (bin !== '') server = await startMariadb(bin);
  else if (process.env['CI'] === 'true')
    throw new Error('No MariaDB: set ROWLOOM_MARIADB_BIN to the folder of its programs.');
  else console.warn('SKIPPED: there is no MariaDB here; set ROWLOOM_MARIADB_BIN to the folder of its programs.');
});

afterAll(() => server?.stop());

const quote = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** The catalogue after the server has run a script, and the script as a dump would print it. */
async function runScript(name: string, sql: string): Promise<{ readonly told: SchemaDocument; readonly dump: string }> {
  const database = server.createDatabase(name);
  server.run(sql, database);
  const { user, password, port } = server;
  const target = makeTarget(
    parseDatabaseUrl(`mysql://${user}:${password}@127.0.0.1:${port}/${database}`, { sockets: true }),
  );
  return withSession(target, async (session) => {
    const told = await readTargetSchema(target, session);
    const made: string[] = [];
    for (const table of told.tables) {
      const [row = {}] = await session.query(`SHOW CREATE TABLE ${quote(table.name)}`);
      made.push(`DROP TABLE IF EXISTS ${quote(table.name)};\n${String(row['Create Table'])};`);
    }
    const triggers = told.tables.flatMap((table) =>
      (table.triggers ?? []).map(
        (
          trigger,
        ) => `/*!50003 CREATE*/ /*!50017 DEFINER=\`root\`@\`%\`*/ /*!50003 TRIGGER ${quote(trigger.name)} ${trigger.timing}
          INSERT ON ${quote(table.name)} FOR EACH ROW ${trigger.action ?? ''} */;;`,
      ),
    );
    return {
      told,
      dump: ['/*!40101 SET NAMES utf8mb4 */;', ...made, 'DELIMITER ;;', ...triggers, 'DELIMITER ;'].join('\n'),
    };
  });
}

/** Printed by the server in its own form, with the same meaning: compared as trees, or without blanks. */
const columnFacts = (column: Column): unknown => ({
  ...column,
  default: column.default?.replaceAll(/\s/g, '').replace(/^current_date$/, 'curdate()'),
  ...(column.generated === undefined ? {} : { generated: { ...column.generated, expression: undefined } }),
});

const OPPOSITES: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

type Tree = { readonly [name: string]: unknown };

/** The server prints TRUE as 1, and NOT of something as its opposite. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const tree = value as Tree;
  if (tree['op'] === 'literal' && tree['type'] === 'boolean')
    return { op: 'literal', type: 'number', value: String(Number(tree['value'])) };
  const inner = tree['arg'] as Tree | undefined;
  if (tree['op'] === 'not' && inner !== undefined) {
    const negate = (arg: unknown): Tree => ({ op: 'not', arg });
    if (inner['op'] === 'not') return plain(inner['arg']);
    if (inner['op'] === 'and' || inner['op'] === 'or')
      return plain({ op: inner['op'] === 'and' ? 'or' : 'and', args: (inner['args'] as readonly Tree[]).map(negate) });
    const opposite = OPPOSITES[String(inner['operator'])];
    if (inner['op'] === 'compare' && opposite !== undefined) return plain({ ...inner, operator: opposite });
  }
  return Object.fromEntries(Object.entries(tree).map(([name, item]) => [name, plain(item)]));
}

const checkFacts = ({ name, predicate }: Check): string => JSON.stringify([name, plain(predicate)]);

const tableFacts = (table: Table): unknown => ({
  ...table,
  columns: table.columns.map(columnFacts),
  checks: table.checks.map(checkFacts).toSorted(),
});

const factsOf = ({ tables }: SchemaDocument): unknown =>
  Object.fromEntries(tables.map((table) => [table.name, tableFacts(table)]));

function read(text: string): SchemaDocument {
  const result = readMysqlDdl(text, { dialect: 'mariadb' });
  if ('issues' in result) throw new Error(JSON.stringify(result.issues));
  return result.document;
}

describe.skipIf(bin === '')('the text and the catalogue of MariaDB make the same document', () => {
  test.each([...zooOf('mysql'), { name: 'declarations', sql: DECLARATIONS }])('$name', async ({ name, sql }) => {
    const { told, dump } = await runScript(name, sql);
    expect(told.tables.length).toBeGreaterThan(0);
    expect(factsOf(read(sql))).toEqual(factsOf(told));
    expect(factsOf(read(dump))).toEqual(factsOf(told));
  });
});
