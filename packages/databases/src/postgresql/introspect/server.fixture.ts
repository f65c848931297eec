import type { Column, SchemaDocument, Table } from '@rowloom/engine';
import type { Session } from '../../session/session.ts';
import { connectPostgresql } from '../connect.ts';

/** The parts of a test server that are used here. */
type Server = {
  readonly host: string;
  readonly port: number;
  readonly run: (sql: string, database?: string) => string;
  readonly createDatabase: (name: string) => string;
  readonly stop: () => Promise<void>;
};

export type TestServer = {
  readonly run: (sql: string) => void;
  /** A new database in which the SQL was run. */
  readonly database: (name: string, sql: string) => string;
  readonly connect: (database: string, user?: string) => Promise<Session>;
  readonly closeSessions: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function openTestServer(server: Server): TestServer {
  const sessions: Session[] = [];
  const { host, port } = server;
  return {
    run: (sql) => void server.run(sql),
    database: (name, sql) => {
      server.run(sql, server.createDatabase(name));
      return name;
    },
    connect: async (database, user = 'rowloom') => {
      const place = { dialect: 'postgresql', host, port, socket: true, tls: 'disable' } as const;
      const session = await connectPostgresql({ ...place, user, database });
      sessions.push(session);
      return session;
    },
    closeSessions: async () => void (await Promise.all(sessions.splice(0).map((session) => session.close()))),
    stop: () => server.stop(),
  };
}

export function skipLoudly(): void {
  if (process.env['CI'] === 'true')
    throw new Error('No PostgreSQL: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  console.warn('SKIPPED: there is no PostgreSQL here; set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
}

export function tableOf(document: SchemaDocument, name: string, schema?: string): Table {
  const found = document.tables.find((table) => table.name === name && table.schema === schema);
  if (found === undefined) throw new Error(`There is no table ${name}.`);
  return found;
}

export function columnOf(table: Table, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`There is no column ${name}.`);
  return found;
}
