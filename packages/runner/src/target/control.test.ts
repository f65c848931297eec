import { parseDatabaseUrl, type Session, targetError } from '@rowloom/databases';
import { expect, test } from 'vitest';
import { connectPatiently } from './control.ts';
import { makeTarget, type Target } from './target.ts';

test('whoever waits for a connection is told once for each reason', async () => {
  const reasons = ['full', 'full', 'starting', 'starting'];
  const session = { backend: 1 } as unknown as Session;
  const target: Target = {
    ...makeTarget(parseDatabaseUrl('postgres://nobody@127.0.0.1:1/none', { sockets: false })),
    connect() {
      const reason = reasons.shift();
      return reason === undefined ? Promise.resolve(session) : Promise.reject(targetError('unreachable', reason));
    },
  };
  const told: string[] = [];
  const found = await connectPatiently(target, 'rowloom', { seconds: 60, onRetry: (reason) => told.push(reason) });
  expect(found).toBe(session);
  expect(told).toEqual(['full', 'starting']);
});
