import { createHash } from 'node:crypto';
import type { AuditEvent } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { sha256, verifyChain } from './verify-chain.ts';

// As a service wrote it.
const WRITTEN = {
  id: 'evt_01m7mr4nhyec19hnw08r31dg3g',
  sequence: 20,
  at: '2026-11-17T12:36:35.517Z',
  organization_id: 'org_01m7mpecg3eawb24cyxq12z8re',
  project_id: 'prj_01m7mr4nhje51s2x763efqg5hd',
  action: 'project.created',
  subject: { type: 'project', id: 'prj_01m7mr4nhje51s2x763efqg5hd', name: 'Shop' },
  request_id: 'req_1236f76168fe4a5799203722224fef50',
  actor: { user_id: 'usr_01m7mpecfpe73t3wj2n0r4np7x', via: 'session', name: 'Ada Lovelace', key_prefix: null },
  ip: '127.0.0.1',
  details: { engine: 'postgresql', schema_name: 'public' },
  previous_hash: '706b36e0f11c50666822b0f5b9ec42be223ddc45c402d3d909e780de0c268bff',
  hash: '3fd495bf615960de22bd31bb2615f1da32754d52cfc31e63e8b5b161e7857624',
} as AuditEvent;

/** By hand, with the names in order: a second opinion on the canonical form. */
function seal(sequence: number, previous: string): AuditEvent {
  const text = `{"action":"key.created","actor":{"user_id":"usr_1","via":"session"},"at":"t${sequence}","details":{"a":[1,{"b":null}],"é":"ß\\n"},"previous_hash":"${previous}","sequence":${sequence}}`;
  const { actor, ...event } = JSON.parse(text) as AuditEvent;
  const hash = createHash('sha256').update(text).digest('hex');
  return { ...event, actor: { ...actor, name: 'Ada' }, hash };
}

const first = seal(1, '0'.repeat(64));
const second = seal(2, first.hash ?? '');
const third = seal(3, second.hash ?? '');

async function* newestFirst(...events: readonly AuditEvent[]) {
  yield* events.toReversed();
}
const verify = (...events: readonly AuditEvent[]) => verifyChain(newestFirst(...events), sha256);

test('the hash computed here matches that of the service', async () => {
  expect(await verify(WRITTEN)).toMatchObject({ state: 'broken', why: 'The beginning of the chain is missing.' });
});

test('an unchanged chain verifies, whatever its actors are now called', async () => {
  expect(await verify(first, { ...second, actor: { ...second.actor, name: null } }, third)).toEqual({
    state: 'whole',
    events: 3,
    head: third.hash,
  });
  expect(await verify()).toEqual({ state: 'whole', events: 0, head: null });
});

test('a changed event is found', async () => {
  expect(await verify(first, { ...second, action: 'key.revoked' }, third)).toMatchObject({ sequence: 2 });
});

test('a removed event is found, in the middle and at the beginning', async () => {
  expect(await verify(first, third)).toMatchObject({ state: 'broken', sequence: 2 });
  expect(await verify(second, third)).toMatchObject({ state: 'broken', sequence: 2 });
});

test('an event that was sealed again breaks the chain', async () => {
  const forged = seal(2, 'f'.repeat(64));
  expect(await verify(first, forged, third)).toMatchObject({ state: 'broken', sequence: 3 });
});
