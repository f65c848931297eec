import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentOf, findInstruction, readDockerfile, type Stage } from '../deploy/read-dockerfile.ts';
import { run } from './run.ts';

const PORT = '4179';
const PATIENCE_MS = 180_000;

/**
 * The steps of deploy/Dockerfile in a plain folder, for machines without a builder: the installing stage, then the
 * image's own command in the image's own environment, until its health check passes.
 */
export async function tryImage(root: string, tarball: string): Promise<void> {
  const stages = readDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  const install = stages.find(({ name }) => name === 'install');
  const image = stages.at(-1);
  if (install === undefined || image === undefined) throw new Error('deploy/Dockerfile lacks a stage.');
  const home = mkdtempSync(join(tmpdir(), 'rowloom-image-'));
  const inHome = (text: string): string =>
    text.replaceAll(/\/(?=opt\/rowloom|tmp\/package|var\/lib\/rowloom)/g, `${home}/`);
  try {
    for (const folder of ['opt/rowloom', 'tmp/package', 'var/lib/rowloom'])
      mkdirSync(join(home, folder), { recursive: true });
    copyFileSync(tarball, join(home, 'tmp/package', basename(tarball)));
    run('sh', ['-c', inHome(findInstruction(install, 'RUN'))], join(home, 'opt/rowloom'));
    await untilHealthy(image, home, inHome);
    process.stdout.write('The steps of deploy/Dockerfile end in a service that its health check finds well.\n');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function untilHealthy(image: Stage, home: string, inHome: (text: string) => string): Promise<void> {
  const given = Object.entries(environmentOf(image)).map(([name, value]) => [name, inHome(value)]);
  const environment: NodeJS.ProcessEnv = { ...Object.fromEntries(given), HOME: home, PORT };
  environment['PATH'] = environment['PATH']?.replace('$PATH', process.env['PATH'] ?? '');
  const words = ['ENTRYPOINT', 'CMD'].flatMap((word) => JSON.parse(findInstruction(image, word)) as string[]);
  const [, health = '[]'] = /CMD (\[.*\])$/.exec(findInstruction(image, 'HEALTHCHECK')) ?? [];
  const [file = '', ...rest] = JSON.parse(health) as string[];
  const child = spawn('/usr/bin/env', words, {
    cwd: join(home, 'var/lib/rowloom'),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + PATIENCE_MS;
  const isHealthy = (): boolean => spawnSync(file, rest, { env: environment }).status === 0;
  try {
    while (!isHealthy()) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The command of deploy/Dockerfile does not lead to a service that is well.\n${said}`);
      await sleep(1000);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
