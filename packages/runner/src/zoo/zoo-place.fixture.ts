import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseDatabaseUrl } from '@rowloom/databases';
import { findMariadbBin, findPostgresBin, startMariadb, startPostgres } from '@rowloom/servers';
import { makeTarget, type Target } from '../target/target.ts';
import type { ZooDialect } from './zoo.fixture.ts';

/** Where schemas of a dialect are tested: a separate server, or a folder of files. */
export type ZooPlace = {
  /** A fresh database with the schema in it. */
  readonly fresh: (name: string, sql: string) => Target;
  readonly close: () => Promise<void>;
};

export const isMissing: Readonly<Record<ZooDialect, boolean>> = {
  postgresql: findPostgresBin() === undefined,
  mysql: findMariadbBin() === undefined,
  sqlite: false,
};

export const openPlace: Readonly<Record<ZooDialect, () => Promise<ZooPlace>>> = {
  async postgresql() {
    const server = await startPostgres(findPostgresBin() ?? '');
    return {
      fresh(name, sql) {
        server.createDatabase(name);
        server.run(sql, name);
        return targetOf(`postgres://rowloom@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`);
      },
      close: server.stop,
    };
  },
  async mysql() {
    const server = await startMariadb(findMariadbBin() ?? '');
    return {
      fresh(name, sql) {
        server.createDatabase(name);
        server.run(sql, name);
        return targetOf(`mysql://${server.user}:${server.password}@127.0.0.1:${server.port}/${name}`);
      },
      close: server.stop,
    };
  },
  sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'rowloom-zoo-'));
    return Promise.resolve({
      fresh(name, sql) {
        const file = join(folder, `${name}.db`);
        const database = new DatabaseSync(file);
        database.exec(sql);
        database.close();
        return targetOf(`sqlite:${file}`);
      },
      close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    });
  },
};

const targetOf = (url: string): Target => makeTarget(parseDatabaseUrl(url, { sockets: true }));
