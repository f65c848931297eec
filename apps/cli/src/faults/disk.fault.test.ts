import { join } from 'node:path';
import type { Project } from '@rowloom/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { sharedRowloom } from '../rowloom.fixture.ts';
import { GUARD_SECONDS, type Api, makeProject, type Place, signIn, until } from './api.fixture.ts';
import { killProcess, startProcess, stopProcess } from './service-process.fixture.ts';
import { expectChained } from './shop-target.fixture.ts';
import { mountSmallDisk } from '@rowloom/servers';

const disk = mountSmallDisk(220 << 20);
if (disk === undefined) console.warn('SKIPPED: this user may not mount a small disk.');
afterAll(() => disk?.remove());

const MEGABYTE = 1 << 20;

const containing = (text: string): string => expect.stringContaining(text) as string;

const addProject = (api: Api, { organizationId }: Place, name: string) =>
  api.ask<Project>('POST', '/api/projects', {
    organization_id: organizationId,
    name,
    engine: 'postgresql',
    schema_name: 'public',
  });

describe.skipIf(disk === undefined)('an embedded store', () => {
  test('on a full disk answers 503, loses nothing, and continues once there is room', async () => {
    if (disk === undefined) return;
    const environment = { ROWLOOM_DATA_DIR: join(disk.folder, 'data') };
    let service = await startProcess(['serve'], environment);
    try {
      let api = await signIn(service.url);
      const place = await makeProject(api);
      const kept = [place.projectId];
      const list = async (): Promise<readonly string[]> => {
        const path = `/api/projects?org_id=${place.organizationId}&limit=200`;
        return (await api.get<{ items: readonly Project[] }>(path)).items.map(({ id }) => id).toSorted();
      };
      for (let round = 0; round < 3; round++) {
        const added = await Promise.all(Array.from({ length: 5 }, (_, i) => addProject(api, place, `P${round}-${i}`)));
        kept.push(...added.map(({ body }) => body.id));
        disk.fill(round * 10 * MEGABYTE);
        await until('the disk to be noticed', GUARD_SECONDS, async () =>
          (await api.ask('GET', '/readyz')).status === 503 ? true : undefined,
        );
        const refused = await Promise.all(Array.from({ length: 5 }, () => addProject(api, place, 'never')));
        expect(refused).toMatchObject(
          refused.map(() => ({
            status: 503,
            body: { detail: { error: 'unavailable' } },
          })),
        );
        disk.makeRoom();
        await until('the service to be ready again', GUARD_SECONDS, async () =>
          (await api.ask('GET', '/readyz')).status === 200 ? true : undefined,
        );
        expect(await list()).toEqual(kept.toSorted());
      }
      const serveToo = () => sharedRowloom().runRowloom(['serve'], { ...environment, PORT: '0' });
      expect(await serveToo()).toMatchObject({ code: 5, err: containing('in use by another Rowloom') });
      expect(await list()).toEqual(kept.toSorted());

      disk.fill(10 * MEGABYTE);
      await killProcess(service);
      // A process started now is told what it needs.
      expect(await serveToo()).toMatchObject({ code: 5, err: containing('is full') });
      disk.makeRoom();
      service = await startProcess(['serve'], environment);
      api = await signIn(service.url);
      expect(await list()).toEqual(kept.toSorted());
      expect(await stopProcess(service)).toBe(0);
      expectChained(environment);
    } finally {
      await killProcess(service);
    }
  });
});
