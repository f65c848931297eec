import { join } from 'node:path';
import type { Project } from '@rowloom/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { makeProject, signIn } from './api.fixture.ts';
import { killProcess, startProcess, stopProcess } from './service-process.fixture.ts';
import { expectChained } from './shop-target.fixture.ts';
import { mountSmallDisk } from './small-disk.fixture.ts';

const disk = mountSmallDisk(220 << 20);
if (disk === undefined) console.warn('SKIPPED: this user may not mount a small disk.');
afterAll(() => disk?.remove());

describe.skipIf(disk === undefined)('an embedded store', () => {
  test('on a full disk refuses by 503, loses nothing, and goes on once there is room', { timeout: 200_000 }, async () => {
    if (disk === undefined) return;
    const environment = { ROWLOOM_DATA_DIR: join(disk.folder, 'data') };
    let service = await startProcess(['serve'], environment);
    try {
      const api = await signIn(service.url);
      const place = await makeProject(api);
      const add = (name: string) =>
        api.ask<Project>('POST', '/api/projects', {
          organization_id: place.organizationId,
          name,
          engine: 'postgresql',
          schema_name: 'public',
          settings: {},
        });
      disk.fill(100_000);
      const statuses = new Set<number>();
      const kept: string[] = [];
      for (let count = 0; count < 3000 && !statuses.has(503) && !statuses.has(0); count++) {
        const { status, body } = await add(`P${count}`).catch(() => ({ status: 0, body: undefined }));
        statuses.add(status);
        if (status === 201 && body !== undefined) kept.push(body.id);
      }
      console.log('statuses', [...statuses], kept.length, service.said().slice(-1500));
      disk.makeRoom();
    } finally {
      await killProcess(service);
    }
  });
});
