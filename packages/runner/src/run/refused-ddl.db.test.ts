import { parseDatabaseUrl } from '@rowloom/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultServer, isMissing, openFaultServer } from '../faults/fault-server.fixture.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget, type Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { runGeneration } from './run-generation.ts';
import { planFor, requestFor } from './shop.fixture.ts';

/** The statement that makes the second table fail, and the object with its name in the target. */
const CASES = {
  postgresql: {
    second: 'CREATE TABLE second (id int PRIMARY KEY, code int NOT NULL, CONSTRAINT taken UNIQUE (code));',
    there: 'CREATE TABLE other (id int); CREATE INDEX taken ON other (id);',
  },
  mariadb: {
    second:
      'CREATE TABLE second (id int PRIMARY KEY, code int NOT NULL, CONSTRAINT taken FOREIGN KEY (code) REFERENCES first (id));',
    there:
      'CREATE TABLE older (id int PRIMARY KEY); CREATE TABLE other (id int, CONSTRAINT taken FOREIGN KEY (id) REFERENCES older (id));',
  },
  sqlite: {
    second: 'CREATE TABLE second (id int PRIMARY KEY, code int NOT NULL); CREATE UNIQUE INDEX taken ON second (code);',
    there: 'CREATE TABLE other (id int); CREATE INDEX taken ON other (id);',
  },
};

describe.each(['postgresql', 'mariadb', 'sqlite'] as const)('a schema that %s refuses to create', (dialect) => {
  describe.skipIf(isMissing(dialect))('with a server', () => {
    let server: FaultServer;
    let runs = 0;
    beforeAll(async () => {
      server = await openFaultServer(dialect);
    });
    afterAll(() => server.stop());

    const targetOf = (database: string): Target =>
      makeTarget(parseDatabaseUrl(server.url(database), { sockets: true }));

    test.each([
      { what: 'in one transaction', options: {} },
      { what: 'in chunks', options: { oneTransactionRows: 0, chunkRows: 64, connections: 1 } },
    ])('is reported with the table and the statement: $what', async ({ options }) => {
      const { second, there } = CASES[dialect];
      const source = targetOf(server.fresh(`CREATE TABLE first (id int PRIMARY KEY); ${second}`));
      const schema = await withSession(source, (session) => readTargetSchema(source, session));
      const target = targetOf(server.fresh(there));
      const plan = await planFor(schema, { first: 20, second: 20 });
      const failure = runGeneration(
        requestFor(target, schema, plan, { runId: `gen_refused_${runs++}`, mode: 'create', options }),
      );
      await expect(failure).rejects.toThrow(
        /^The table (?:\w+\.)?second could not be created in the target\. .* The statement begins: .*second/s,
      );
    });
  });
});
