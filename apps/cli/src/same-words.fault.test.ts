import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installRowloom } from './rowloom.fixture.ts';
import {
  changeFile,
  type Mariadb,
  MARIADB_BIN,
  openMariadb,
  openPostgres,
  type Postgres,
  POSTGRES_BIN,
} from './servers.fixture.ts';

const { rowloom, startRowloom, folder } = installRowloom(afterAll);

let postgres: Postgres | undefined;
let mariadb: Mariadb | undefined;
beforeAll(async () => {
  [postgres, mariadb] = await Promise.all([
    POSTGRES_BIN === undefined ? undefined : openPostgres(),
    MARIADB_BIN === undefined ? undefined : openMariadb(),
  ]);
});
afterAll(() => Promise.all([postgres?.stop(), mariadb?.stop()]));

const tables = (number: string): string => `
CREATE TABLE readers (id ${number}, name varchar(80) NOT NULL);
CREATE TABLE loans (id ${number}, reader_id bigint NOT NULL REFERENCES readers (id), title varchar(80) NOT NULL);
INSERT INTO readers (name) VALUES ('A stranger');`;

type Place = { readonly url: string; readonly count: () => string };

let files = 0;
const PLACES: readonly { readonly dialect: string; readonly isMissing: boolean; readonly open: () => Place }[] = [
  {
    dialect: 'PostgreSQL',
    isMissing: POSTGRES_BIN === undefined,
    open() {
      const database = (postgres as Postgres).fresh(tables('bigserial PRIMARY KEY'));
      return { url: database.url, count: () => database.run(COUNT).trim() };
    },
  },
  {
    dialect: 'MariaDB',
    isMissing: MARIADB_BIN === undefined,
    open() {
      const database = (mariadb as Mariadb).fresh(tables('bigint AUTO_INCREMENT PRIMARY KEY'));
      return { url: database.url, count: () => database.run(COUNT).trim() };
    },
  },
  {
    dialect: 'SQLite',
    isMissing: false,
    open() {
      const file = join(folder, `loans-${files++}.db`);
      changeFile(file, tables('integer PRIMARY KEY AUTOINCREMENT'));
      return { url: `sqlite:${file}`, count: () => String(Object.values(changeFile(file, COUNT)[0] as object)[0]) };
    },
  },
];
const COUNT = 'SELECT (SELECT count(*) FROM readers) + (SELECT count(*) FROM loans) AS total';

/** Runs the program until its report names the event, and sends it the signal. */
async function endAt(words: readonly string[], event: string, signal: NodeJS.Signals): Promise<number | null> {
  const child = startRowloom(words);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (child.stdout === null) throw new Error('There is no output to read.');
  for await (const text of createInterface({ input: child.stdout }))
    if ((JSON.parse(text) as { event: string }).event === event) child.kill(signal);
  return ended;
}

describe.each(PLACES)('$dialect', ({ isMissing, open }) => {
  test.skipIf(isMissing).each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
    'a run that %s kills while certifying is finished by the same command, with each row once',
    async (signal) => {
      const { url, count } = open();
      const words = ['generate', url, '--rows', '60k', '--seed', '5', '--json'];
      const ended = await endAt(words, 'certifying', signal);
      expect(count()).toBe('60001');
      const { code, out, err } = rowloom(words);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(count()).toBe('60001');
      // The signal may have come too late: then the run was complete, and reported as such.
      expect(out).toMatch(ended === 0 ? /^{"event":"complete"/ : /"loaded":true.*"event":"end"/s);
      expect([0, signal === 'SIGKILL' ? null : 130]).toContain(ended);
      expect(rowloom(words)).toMatchObject({ code: 0, out: expect.stringMatching(/^{"event":"complete"/) as string });
      expect(count()).toBe('60001');
      expect(rowloom([...words, '--again']).code).toBe(0);
      expect(count()).toBe('120001');
    },
  );
});
