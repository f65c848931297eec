import { startHeldClock } from '@rowloom/servers';
import { expect, test } from 'vitest';
import { startFixture } from '../server.fixture.ts';
import { openMany } from './sockets.fixture.ts';

test('4,096 held connections of one address block nobody of that address, and are closed within seconds', async () => {
  const server = await startFixture();
  const many = await openMany(4096, server.port);
  for (const [index, { socket }] of many.entries())
    if (index % 2 === 0) socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-a: ');
  for (let count = 0; count < 20; count++) {
    const took = startHeldClock();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(took()).toBeLessThan(2);
  }
  await expect.poll(() => many.filter((one) => !one.isClosed()).length, { timeout: 30_000, interval: 200 }).toBe(0);
  await server.stop();
});
