import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

export type Answer = { readonly status: number; readonly text: string };

/**
 * Starts `rowloom serve` of an installed package on a free port and a store in `home`, requests each path, and stops it
 * as an operator would. Throws unless it exits with 0.
 */
export async function tryService(
  node: string,
  home: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, Answer>>> {
  const child = spawn(node, [join(home, 'node_modules/rowloom/bin/rowloom.mjs'), 'serve'], {
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, PORT: '0', ROWLOOM_DATA_DIR: join(home, 'store') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  const answers: Record<string, Answer> = {};
  try {
    const url = await listening(
      () => said,
      () => child.exitCode,
    );
    for (const path of paths) {
      const response = await fetch(`${url}${path}`);
      answers[path] = { status: response.status, text: await response.text() };
    }
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  }
  if (child.exitCode !== 0) throw new Error(`The service ended with ${child.exitCode}.\n${said}`);
  return answers;
}

async function listening(said: () => string, exitCode: () => number | null): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const [url] = said().includes('stop with Ctrl-C') ? (/http:\/\/[\w.]+:\d+/.exec(said()) ?? []) : [];
    if (url !== undefined) return url;
    if (exitCode() !== null || Date.now() > deadline) throw new Error(`The service did not start.\n${said()}`);
    await sleep(50);
  }
}
