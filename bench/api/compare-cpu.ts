import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { formatSpread, ratiosOf, spreadOf } from '../load/turns.ts';
import type { Figure } from '../measure.ts';
import type { Account } from './open-account.ts';
import type { Stage } from './open-stage.ts';
import { drive } from './drive.ts';
import { processorSeconds } from './process-tree.ts';
import type { StartedService } from './start-service.ts';

const ROUNDS = 7;
const REQUESTS = 4000;
const CONNECTIONS = 8;
const MAX_RATIO = 2.5;

/** Processor time of the two server processes for the same answer; PostgreSQL's own counts on neither side. */
export async function compareCpu(
  stage: Stage,
  service: StartedService,
  { key, organization, user }: Account,
): Promise<readonly Figure[]> {
  const bare = spawn(
    process.execPath,
    [fileURLToPath(new URL('./bare-server.ts', import.meta.url)), stage.urlOf('store'), organization, user],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const path = `/api/projects?org_id=${organization}`;
    const sides = [
      { pid: service.pid, url: `${service.url}${path}` },
      { pid: bare.pid ?? 0, url: `http://127.0.0.1:${await readPort(bare)}${path}` },
    ];
    const bodies = await Promise.all(sides.map(({ url }) => read(url, key)));
    if (bodies[0] !== bodies[1]) throw new Error(`The two answers differ:\n${bodies.join('\n')}`);
    const microseconds: number[][] = sides.map(() => []);
    // The first round is for the compilers of both.
    for (let round = -1; round < ROUNDS; round++) {
      for (const [index, { pid, url }] of sides.entries()) {
        const before = processorSeconds(pid);
        await drive({ url, token: key, requests: REQUESTS, connections: CONNECTIONS });
        const used = ((processorSeconds(pid) - before) / REQUESTS) * 1e6;
        if (round >= 0) microseconds[index]?.push(used);
      }
    }
    const [own = [], plain = []] = microseconds;
    const ratio = ratiosOf(own, plain);
    return [
      {
        name: `\`GET /api/projects\` with a key, 20 projects (${((bodies[0]?.length ?? 0) / 1000).toFixed(1)} kB), processor time`,
        value: formatSpread(spreadOf(own), ' µs'),
      },
      { name: 'the same body by a bare Fastify route and one query', value: formatSpread(spreadOf(plain), ' µs') },
      {
        name: `the ratio, ${ROUNDS} rounds of ${REQUESTS} requests each`,
        value: formatSpread(ratio),
        target: `at most ${MAX_RATIO}`,
        met: ratio.median <= MAX_RATIO,
      },
    ];
  } finally {
    bare.kill();
  }
}

async function readPort({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new Error('The bare server has no output.');
  const [line] = (await once(stdout, 'data')) as readonly unknown[];
  return Number(String(line));
}

async function read(url: string, key: string): Promise<string> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
