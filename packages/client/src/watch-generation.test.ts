import { afterEach, expect, test } from 'vitest';
import type { Client } from './call.ts';
import type { ClientOptions } from './make-client.ts';
import { breakOff, events, type Play, playService, refusal } from './service.fixture.ts';

const stops: (() => void)[] = [];

async function play(plays: readonly Play[], options?: Partial<ClientOptions>) {
  const played = await playService(plays, options);
  stops.push(played.stop);
  return played;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function watch(client: Client, signal?: AbortSignal): Promise<readonly number[]> {
  const versions: number[] = [];
  const input = { params: { id: 'gen_1' }, ...(signal === undefined ? {} : { signal }) };
  for await (const { version } of client.watchGeneration(input)) versions.push(version);
  return versions;
}

test('a run is watched to its end over dropped connections', async () => {
  const { client, seen } = await play([
    events(['progress', 1], ['progress', 2]),
    breakOff,
    refusal(503, 'unavailable'),
    events(['progress', 2], ['progress', 4]),
    events(['end', 5]),
  ]);
  expect(await watch(client)).toEqual([1, 2, 4, 5]);
  expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '2', '2', '4']);
  expect(seen[0]?.headers.accept).toBe('text/event-stream');
});

test('a run that has already ended gives its final record', async () => {
  const { client } = await play([events(['progress', 7]), events(['end', 7])]);
  expect(await watch(client)).toEqual([7, 7]);
});

test('watching ends when the caller loses access to the run', async () => {
  const { client } = await play([events(['progress', 1]), refusal(404, 'not_found')]);
  await expect(watch(client)).rejects.toMatchObject({ code: 'not_found' });
});

test('watching gives up on an unreachable service, and can be stopped', async () => {
  const { client, seen } = await play([events(['progress', 1]), breakOff], { retry: { attempts: 2 } });
  await expect(watch(client)).rejects.toMatchObject({ code: 'unreachable' });
  expect(seen.length).toBeGreaterThan(2);
  const silent: Play = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const other = await play([silent]);
  await expect(watch(other.client, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' });
});
