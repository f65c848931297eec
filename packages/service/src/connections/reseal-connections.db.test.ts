import { expect, test } from 'vitest';
import { makeRingKey } from '../secrets/key-ring.ts';
import { givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { makeConnections } from './connection-service.ts';
import { givenTargets } from './connections.fixture.ts';
import { resealConnections } from './reseal-connections.ts';
import { makeRunConnections } from './run-connections.ts';

const key = (fill: number) => makeRingKey(new Uint8Array(32).fill(fill));
const [OLD, NEW] = [key(1), key(2)];

describeSomeStore('a rotated key', (given) => {
  const targets = givenTargets();

  test('seals every secret anew, so that the old key can go', async () => {
    const { db } = given.store;
    const { owner, projectId } = await givenProject(given.store);
    const connections = makeConnections({ ...targets, store: given.store, ring: [OLD] });
    const { id } = await connections.create(owner, projectId, {
      name: 'Shop',
      kind: 'postgresql',
      url: 'postgres://ann:secret-word@127.0.0.1:5999/shop',
    });
    const told: string[] = [];
    const tell = (_: object, message: string) => void told.push(message);
    const log = { debug: tell, info: tell, warn: tell, error: tell };
    await resealConnections(db, [NEW, OLD], log);
    await resealConnections(db, [NEW, OLD], log);
    expect(told).toEqual(['secrets were sealed anew by the first key']);
    const opened = await makeRunConnections({ ...targets, ring: [NEW] }).openTarget(db, projectId, id);
    expect(opened).toMatchObject({ address: { password: 'secret-word' } });
    await resealConnections(db, [OLD], log);
    expect(told[1]).toContain('their runs will fail');
  });
});
