import type { SchemaDocument } from '@rowloom/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFor, requestFor } from '../run/shop.fixture.ts';
import { runGeneration } from '../run/run-generation.ts';
import { countRows } from '../run/prepare-tables.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import type { Target } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { isMissing, openPlace, type ZooPlace } from '../zoo/zoo-place.fixture.ts';
import { countStrangeRows } from './count-strange-rows.ts';

const PEOPLE = `CREATE TABLE people (id INTEGER PRIMARY KEY, email varchar(120) NOT NULL UNIQUE, age int NOT NULL, town varchar(60) NOT NULL);
  CREATE TABLE visits (person_id INTEGER NOT NULL, at date NOT NULL, reason varchar(200) NOT NULL,
    CONSTRAINT visit_of FOREIGN KEY (person_id) REFERENCES people (id));`;

const DIALECTS = ['postgresql', 'mysql', 'sqlite'] as const;

describe.each(DIALECTS)('the guard of a %s target', (dialect) => {
  let place: ZooPlace;
  beforeAll(async () => {
    if (!isMissing[dialect]) place = await openPlace[dialect]();
  });
  afterAll(() => place?.close());

  const schemaOf = (target: Target): Promise<SchemaDocument> =>
    withSession(target, (session) => readTargetSchema(target, session));
  const fill = async (target: Target, runId: string, rows: Readonly<Record<string, number>>) => {
    const schema = await schemaOf(target);
    return runGeneration(requestFor(target, schema, await planFor(schema, rows), { runId, mode: 'append' }));
  };
  const count = async (target: Target): Promise<number> => {
    const schema = await schemaOf(target);
    const present = await withSession(target, (session) => countRows(session, schema, schema.tables));
    return countStrangeRows(target, present, 1);
  };
  const run = (target: Target, sql: string) => withSession(target, (session) => session.script(sql));
  const strangers = (from: number, rows: number): string =>
    `INSERT INTO people (id, email, age, town) VALUES ${Array.from({ length: rows }, (_, n) => `(${from + n}, 'real${from + n}@mail.example', 300, 'Atlantis')`).join(', ')};`;

  test.skipIf(isMissing[dialect])('counts every row that no run wrote, and no other', async () => {
    const target = place.fresh('guard_rows', PEOPLE);
    await run(target, strangers(1, 40));
    expect(await count(target)).toBe(40);
    await fill(target, 'gen_first', { people: 200, visits: 300 });
    await fill(target, 'gen_second', { people: 100, visits: 50 });
    expect(await count(target)).toBe(40);
    // Other users continue to work with them.
    await run(target, 'UPDATE people SET age = 301 WHERE id > 40;');
    expect(await count(target)).toBe(40);
    await run(target, strangers(5000, 60));
    expect(await count(target)).toBe(100);
    // The same numbers, and other people: the ledger still says 300.
    await run(target, `DELETE FROM visits; DELETE FROM people; ${strangers(1, 400)}`);
    expect(await count(target)).toBe(400);
  });

  test.skipIf(isMissing[dialect])('names the outside tables that refer to a table before it is emptied', async () => {
    const target = place.fresh('guard_keys', PEOPLE);
    const schema = await schemaOf(target);
    const rules = { visits: { skip: true } } as const;
    const plan = await planFor(
      { ...schema, tables: schema.tables.filter(({ name }) => name === 'people') },
      { people: 5 },
    );
    const emptied = runGeneration(requestFor(target, schema, plan, { runId: 'gen_no', mode: 'truncate', rules }));
    await expect(emptied).rejects.toMatchObject({
      message: expect.stringMatching(
        /people cannot be emptied: visits \((?:visit_of|person_id)\), which is not in the run, refers to it\. Take visits into the run, or use --mode append\./,
      ),
      facts: { plain: expect.stringContaining('or use the mode append') },
    });
  });
});
