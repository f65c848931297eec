import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyStore } from '@rowloom/servers';
import type { Program } from './rowloom.fixture.ts';

export const OPERATOR = { email: 'ada@example.com', password: 'a long passphrase' } as const;

export type RunningService = {
  readonly url: string;
  /** Of the embedded store; locked by the process while that runs. */
  readonly folder: string;
  /** Asks it to stop; the exit code of the process. */
  readonly stop: () => Promise<number | null>;
};

/** `rowloom serve` on a free port, with an embedded store in a separate folder and an operator's account. */
export async function startService(
  { program, startRowloom }: Pick<Program, 'program' | 'startRowloom'>,
  afterAll: (remove: () => Promise<void>) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-service-'));
  copyStore(folder, program);
  const child = startRowloom(['serve'], {
    PORT: '0',
    HOST: '127.0.0.1',
    ROWLOOM_DATA_DIR: folder,
    ROWLOOM_ADMIN_EMAIL: OPERATOR.email,
    ROWLOOM_ADMIN_PASSWORD: OPERATOR.password,
    ...environment,
  });
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    return child.exitCode;
  };
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: await readAddress(child), folder, stop };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (err = (err + text).slice(-4000)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const url = /Rowloom is at (\S+)\n/.exec(out)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.\n${out}${err}`)));
  });
}
