import { expect, test } from 'vitest';
import { makeRingKey } from './key-ring.ts';
import { givenProject } from '../snapshots/project.fixture.ts';
import { describeSomeStore } from '../store/stores.fixture.ts';
import { makeConnections } from '../connections/connection-service.ts';
import { givenTargets } from '../connections/connections.fixture.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { makeRunConnections } from '../connections/run-connections.ts';

const key = (fill: number) => makeRingKey(new Uint8Array(32).fill(fill));
const [OLD, NEW] = [key(1), key(2)];

describeSomeStore('a rotated key', (given) => {
  const targets = givenTargets();

  test('seals every secret again, so that the old key can be removed', async () => {
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
    await resealSecrets(db, [NEW, OLD], log);
    await resealSecrets(db, [NEW, OLD], log);
    expect(told).toEqual(['secrets were sealed again by the first key']);
    const opened = await makeRunConnections({ ...targets, ring: [NEW] }).openTarget(db, projectId, id);
    expect(opened).toMatchObject({ address: { password: 'secret-word' } });
    await resealSecrets(db, [OLD], log);
    expect(told[1]).toContain('what needs them will fail');
  });
});
