import { type EndpointId, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { bindHandlers } from './bind-handlers.ts';
import { ok } from './reply/reply.ts';
import type { Admitted } from './routes/route.ts';

type Bound = Parameters<typeof bindHandlers>;

test('every endpoint under /api/ gets its own handler with the services, and no other endpoint does', async () => {
  const services = { name: 'the services' } as unknown as Bound[1];
  const handlers = new Proxy({}, { get: (_, id) => async (_request: Admitted, given: unknown) => ok([id, given]) });
  const routes = bindHandlers(handlers as Bound[0], services);
  const ids = (Object.keys(ENDPOINTS) as EndpointId[]).filter((id) => ENDPOINTS[id].path.startsWith('/api/'));
  expect(routes.map(({ endpoint }) => endpoint.id)).toEqual(ids);
  for (const { endpoint, handle } of routes) {
    expect(await handle({} as Admitted)).toMatchObject({ body: [endpoint.id, services] });
  }
});
