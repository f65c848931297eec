import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { QUEUE_VERSION } from '../queue/migrate-queue.ts';
import { openStore } from './open-store.ts';
import { readMigrations } from './read-migrations.ts';
import type { Store, StoreConfig, Tx } from './store.ts';

/** What a suite finds in either kind of store. */
export type GivenStores = {
  readonly kind: StoreConfig['kind'];
  /** The suite's own store, shared by its tests; there from `beforeAll` on. */
  readonly store: Store;
  /** One more, empty but migrated; closed after the suite. It takes about a second: share where tests can. */
  readonly fresh: () => Promise<Store>;
  /** What opens one more, for tests that open it themselves or in another process. */
  readonly makeConfig: () => Promise<StoreConfig>;
  /** In a transaction of the suite's store with the rights of the tables' owner, for what the service itself may not do. */
  readonly asOwner: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

const TRIES_BOTH = process.env['ROWLOOM_STORES'] === 'both';

/** The suite on a private PostgreSQL, and with `ROWLOOM_STORES=both` on an embedded store too: for what asks little of a store. */
export function describeSomeStore(name: string, suite: (given: GivenStores) => void): void {
  if (TRIES_BOTH || findPostgresBin() === undefined) describeStores(name, suite);
  else onPostgresql(name, suite);
}

/** The suite twice: on an embedded store and on a private PostgreSQL, which is skipped loudly where there is none. */
export function describeStores(name: string, suite: (given: GivenStores) => void): void {
  describe(`${name}, embedded`, () => {
    suite(prepare('embedded', embeddedTemplate));
  });
  onPostgresql(name, suite);
}

function onPostgresql(name: string, suite: (given: GivenStores) => void): void {
  const bin = findPostgresBin();
  beforeAll(() => {
    if (bin !== undefined) return;
    const hint = 'set ROWLOOM_POSTGRES_BIN to the folder of its programs.';
    if (process.env['CI'] === 'true') throw new Error(`No PostgreSQL: ${hint}`);
    console.warn(`SKIPPED: there is no PostgreSQL here; ${hint}`);
  });
  describe.skipIf(bin === undefined)(`${name}, PostgreSQL`, () => {
    suite(prepare('postgresql', () => postgresqlTemplate(bin ?? '')));
  });
}

type Template = { readonly makeConfig: () => StoreConfig; readonly remove: () => Promise<void> };

function prepare(kind: StoreConfig['kind'], makeTemplate: () => Promise<Template>): GivenStores {
  let template: Template | undefined;
  let shared: Store | undefined;
  const opened: Store[] = [];
  const makeConfig = (): StoreConfig => {
    if (template === undefined) throw new Error('Stores are there from beforeAll on.');
    return template.makeConfig();
  };
  const fresh = async (): Promise<Store> => {
    const store = await openStore(makeConfig());
    opened.push(store);
    return store;
  };
  const sharedStore = (): Store => {
    if (shared === undefined) throw new Error('The store is there from beforeAll on.');
    return shared;
  };
  beforeAll(async () => {
    template = await makeTemplate();
    shared = await fresh();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await template?.remove();
  });
  return {
    kind,
    get store() {
      return sharedStore();
    },
    fresh,
    makeConfig: () => Promise.resolve(makeConfig()),
    asOwner: (work) =>
      sharedStore().transaction(async (tx) => {
        await sql`set local role none`.execute(tx);
        return work(tx);
      }),
  };
}

const TEMPLATES = join(tmpdir(), `rowloom-store-templates-${process.getuid?.() ?? 0}`);
const DAY = 86_400_000;

/** PGlite takes seconds to make its folder: it is made once for all test files, and copied. */
async function embeddedTemplate(): Promise<Template> {
  const digest = createHash('sha256')
    .update([QUEUE_VERSION, ...readMigrations().map(({ checksum }) => checksum)].join())
    .digest('hex');
  const template = join(TEMPLATES, digest.slice(0, 16));
  mkdirSync(TEMPLATES, { recursive: true });
  if (!existsSync(template)) await makeEmbeddedTemplate(template);
  const scratch = mkdtempSync(join(tmpdir(), 'rowloom-stores-'));
  let count = 0;
  return {
    makeConfig() {
      const folder = join(scratch, String(count++));
      cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return { kind: 'embedded', folder, fsync: false };
    },
    remove: async () => rmSync(scratch, { recursive: true, force: true }),
  };
}

/** Several test files may do so at once: the first to finish wins. */
async function makeEmbeddedTemplate(template: string): Promise<void> {
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name);
    if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(TEMPLATES, 'new-'));
  await (await openStore({ kind: 'embedded', folder })).close();
  try {
    renameSync(folder, template);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

const TEMPLATE_DATABASE = 'store_template';

/** One server for all files of a process, which ends with it: to start and to migrate it takes longer than most files. */
let migrated: Promise<PostgresServer> | undefined;

async function startMigrated(bin: string): Promise<PostgresServer> {
  const server = await startPostgres(bin, ['max_connections=300']);
  await (await openStore(configOf(server, server.createDatabase(TEMPLATE_DATABASE)))).close();
  return server;
}

let databases = 0;

async function postgresqlTemplate(bin: string): Promise<Template> {
  const server = await (migrated ??= startMigrated(bin));
  const made: string[] = [];
  return {
    makeConfig() {
      const database = `store_${databases++}`;
      server.run(`create database ${database} template ${TEMPLATE_DATABASE}`);
      made.push(database);
      return configOf(server, database);
    },
    remove: async () => {
      for (const database of made) server.run(`drop database if exists ${database} with (force)`);
    },
  };
}

export function configOf({ host, port }: PostgresServer, database: string): StoreConfig & { kind: 'postgresql' } {
  return { kind: 'postgresql', url: `postgresql://rowloom@/${database}?host=${host}&port=${port}`, poolSize: 5 };
}
