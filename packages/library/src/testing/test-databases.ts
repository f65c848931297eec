import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIALECTS, quoteName } from '@rowloom/engine';
import type { Target } from '@rowloom/runner';
import { insertRows } from '../database/insert-rows.ts';
import { asRowloomError, openTarget } from '../database/open-target.ts';
import { RowloomError } from '../rowloom-error.ts';
import type { Insert } from '../schema/schema-types.ts';
import type { SeedOptions } from '../seed-options.ts';
import { seed } from '../seed.ts';

export type TestDatabasesOptions = Omit<SeedOptions, 'mode'> & {
  /** Makes the tables, with your own migrations say. Unless told, they are those of `source`. */
  readonly setUp?: (url: string) => Promise<unknown>;
};

/** A filled database, of which every test gets a copy. */
export type TestDatabases = {
  readonly open: () => Promise<TestDatabase>;
  /** Drops whatever is left. */
  readonly close: () => Promise<void>;
};

export type TestDatabase = {
  readonly url: string;
  /** Inserts what `one` and `many` have made, parents first. */
  readonly insert: (...made: readonly (MadeRows | readonly MadeRows[])[]) => Promise<void>;
  /** Drops the database, whoever is still connected to it. */
  readonly close: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

type MadeRows = { readonly inserts: readonly Insert[] };

/** How a dialect copies a database. */
type Copier = {
  readonly make: (name: string) => Promise<string>;
  /** `undefined`: it cannot, and the copy is filled as the first one was. */
  readonly copy?: (from: string, to: string) => Promise<string>;
  readonly drop: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Databases for tests, each as fresh as the first. On PostgreSQL they are copies of a template, in SQLite of a file, both in
 * some milliseconds; MySQL and MariaDB have no templates, and fill each anew. Give the URL of a server on which databases may
 * be created, or `sqlite:` for files in a temporary folder.
 */
export async function makeTestDatabases(
  url: string | undefined,
  options: TestDatabasesOptions,
): Promise<TestDatabases> {
  const { setUp, ...fill } = options;
  if (setUp === undefined && fill.source === undefined)
    throw new RowloomError('schema', 'testDatabases needs tables: give a source, or a setUp that creates them.');
  const copier = url === 'sqlite:' ? await fileCopier() : serverCopier(openTarget(url), url ?? '');
  const prefix = `rowloom_test_${randomBytes(5).toString('hex')}`;
  const left = new Set<string>();
  const make = async (name: string): Promise<string> => {
    left.add(name);
    const at = await copier.make(name);
    await setUp?.(at);
    if (setUp === undefined || fill.rows !== 0)
      await seed(at, { ...fill, mode: setUp === undefined ? 'create' : 'append' });
    return at;
  };
  const drop = async (name: string): Promise<void> => {
    if (left.delete(name)) await copier.drop(name);
  };
  const close = async (): Promise<void> => {
    for (const name of left) await drop(name);
    await copier.close();
  };
  let count = 0;
  try {
    if (copier.copy !== undefined) await make(prefix);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async open() {
      const name = `${prefix}_${++count}`;
      left.add(name);
      const at = copier.copy === undefined ? await make(name) : await copier.copy(prefix, name);
      return openDatabase(at, () => drop(name));
    },
    close,
  };
}

function openDatabase(url: string, drop: () => Promise<void>): TestDatabase {
  const target = openTarget(url);
  return {
    url,
    insert: (...made) =>
      asRowloomError(async () => {
        const session = await target.connect({ applicationName: 'rowloom' });
        try {
          await insertRows(
            session,
            made.flat().flatMap(({ inserts }) => inserts),
          );
        } finally {
          await session.close();
        }
      }),
    close: drop,
    [Symbol.asyncDispose]: drop,
  };
}

async function fileCopier(): Promise<Copier> {
  const folder = await mkdtemp(join(tmpdir(), 'rowloom-test-'));
  const place = (name: string): string => join(folder, `${name}.db`);
  return {
    make: (name) => Promise.resolve(`sqlite:${place(name)}`),
    async copy(from, to) {
      await copyFile(place(from), place(to));
      return `sqlite:${place(to)}`;
    },
    drop: (name) => rm(place(name), { force: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function serverCopier(target: Target, url: string): Copier {
  const { dialect } = target.address;
  const { server } = DIALECTS[dialect];
  if (server === undefined) throw new Error(`A database of ${dialect} is a file.`);
  const { copy, drop } = server;
  const urlOf = (name: string): string => url.replace(/^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(?:\/[^?#]*)?/i, `$1/${name}`);
  // Statements that make and drop databases stand alone, one after the other: two copies of a template exclude each other.
  let last: Promise<unknown> = Promise.resolve();
  const run = (sql: string): Promise<void> => {
    const next = last.then(() =>
      asRowloomError(async () => {
        const session = await target.connect({ applicationName: 'rowloom' });
        try {
          await session.script(sql);
        } finally {
          await session.close();
        }
      }),
    );
    last = next.catch(() => undefined);
    return next;
  };
  return {
    async make(name) {
      await run(`create database ${quoteName(dialect, name)}`);
      return urlOf(name);
    },
    ...(copy !== undefined
      ? {
          async copy(from: string, to: string) {
            await run(copy(to, from));
            return urlOf(to);
          },
        }
      : {}),
    drop: (name) => run(drop(name)),
    close: () => Promise.resolve(),
  };
}
