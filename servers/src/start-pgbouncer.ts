import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { launchServer } from './launch-server.ts';
import type { PostgresServer } from './start-postgres.ts';
import { serverUser } from './server-user.ts';

/** A private pooler in front of a PostgreSQL, on 127.0.0.1. */
export type Pooler = { readonly port: number; readonly stop: () => Promise<void> };

/** The program; undefined if there is none. */
export function findPgbouncer(): string | undefined {
  const given = process.env['ROWLOOM_PGBOUNCER'];
  if (given !== undefined && given !== '') return given;
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) => existsSync(path));
}

export async function startPgbouncer(
  program: string,
  { host, port: upstream }: Pick<PostgresServer, 'host' | 'port'>,
  settings: Readonly<Record<string, string | number>>,
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-pool-'));
  const user = serverUser('postgres');
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const all = { listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(
    file,
    `[databases]\n* = host=${host} port=${upstream} user=rowloom\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  if (user !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const server = launchServer(program, ['-q', file], folder, user);
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (attempt === 100 || server.hasEnded()) {
      await stop();
      throw new Error('PgBouncer did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { port, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (is: boolean) => (): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
