import { randomUUID } from 'node:crypto';
import type { Generation } from '@rowloom/contract';
import { describe, expect, test } from 'vitest';
import { GUARD_SECONDS, type Answer, type Api, makeProject, pause, type Place, signIn, until } from './api.fixture.ts';
import { givenServer, POSTGRES_BIN } from './fault-stores.fixture.ts';
import { killProcess, stopProcess } from './service-process.fixture.ts';

/** A plan of some hundred milliseconds: kills hit the request before, in and after its transaction. */
const RUN = { source: { template_id: 'ecommerce' }, rows: 2000, seed: 7 };
const MOMENTS = [5, 120, 400] as const;
/** Seconds: the lease of a request, and the polling on a busy machine. */
const MAX_SECONDS = 30;

const start = (api: Api, { projectId }: Place, key: string): Promise<Answer<Generation>> =>
  api.ask<Generation>('POST', `/api/projects/${projectId}/generations`, RUN, { 'Idempotency-Key': key });

const runsOf = async (api: Api, { projectId }: Place): Promise<readonly Generation[]> =>
  (await api.get<{ items: readonly Generation[] }>(`/api/projects/${projectId}/generations?limit=200`)).items;

/** The first answer other than the conflict with a request that may still be running. */
const repeat = (api: Api, place: Place, key: string): Promise<Answer<Generation>> =>
  until('an answer to the same key', MAX_SECONDS, async () => {
    const answer = await start(api, place, key);
    return answer.status === 409 ? undefined : answer;
  });

describe.skipIf(POSTGRES_BIN === undefined)(
  'the same Idempotency-Key after a kill -9 in the middle of the request',
  () => {
    const given = givenServer();

    test.each(['embedded', 'postgresql'] as const)(
      'answers with the run or does the work within the lease; %s',
      async (kind) => {
        const environment = given.newStore(kind);
        let service = await given.start(['serve'], environment);
        let api = await signIn(service.url);
        const outcomes: string[] = [];
        for (const moment of MOMENTS) {
          const place = await makeProject(api, `Killed after ${moment} ms`);
          const key = randomUUID();
          const first = start(api, place, key).catch(() => undefined);
          await pause(moment);
          // The last kill waits for the run itself: its answer may be lost anyway.
          if (moment === MOMENTS.at(-1))
            await until('the run', GUARD_SECONDS, async () => (await runsOf(api, place))[0]);
          await killProcess(service);
          const heard = (await first)?.body.id;
          service = await given.start(['serve'], environment);
          api = await signIn(service.url);
          const before = await runsOf(api, place);
          const answer = await repeat(api, place, key);
          expect({ moment, status: answer.status, body: answer.body }).toMatchObject({ status: 202 });
          const runs = await runsOf(api, place);
          expect(runs.map(({ id }) => id)).toEqual([answer.body.id]);
          expect([undefined, answer.body.id]).toContain(heard);
          const again = await start(api, place, key);
          expect([again.status, again.body.id, again.headers.get('idempotency-replayed')]).toEqual([
            202,
            answer.body.id,
            'true',
          ]);
          outcomes.push(before.length > 0 ? 'the run was there' : 'the work was done');
        }
        // Both ways occurred: otherwise the timing proves nothing.
        expect(new Set(outcomes), outcomes.join(', ')).toEqual(new Set(['the run was there', 'the work was done']));
        expect(await stopProcess(service)).toBe(0);
      },
    );
  },
);
