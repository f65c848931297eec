import { type EndpointId, ENDPOINTS } from '@rowloom/contract';
import { expect, test } from 'vitest';
import type { Command } from '../arguments/command.ts';
import { COMMANDS } from '../catalogue/catalogue.ts';

/** Operations without a command, and why. */
const WITHOUT_COMMAND: Readonly<Partial<Record<EndpointId, string>>> = {
  startOidc: 'sends a browser to the provider',
  finishOidc: 'the provider sends a browser here',
  refresh: 'needs the cookie of a browser; commands sign in for as long as they take',
};

const loaded = await Promise.all(COMMANDS.map(({ load }) => load()));
const all: readonly Command[] = loaded.flatMap((command) => [command, ...Object.values(command.actions ?? {})]);

test('every operation of the API has a command, or a reason to have none', () => {
  const done = new Set(all.flatMap(({ operations = [] }) => operations));
  const missing = (Object.keys(ENDPOINTS) as EndpointId[]).filter(
    (id) => !done.has(id) && WITHOUT_COMMAND[id] === undefined,
  );
  expect(missing).toEqual([]);
  expect(Object.keys(WITHOUT_COMMAND).filter((id) => done.has(id as EndpointId))).toEqual([]);
});

test('an action is called by its group and its word, and shows an example', () => {
  for (const { name, actions = {} } of loaded)
    for (const [word, action] of Object.entries(actions)) {
      expect(action.name).toBe(`${name} ${word}`);
      expect(action.examples.length).toBeGreaterThan(0);
    }
});

test('an operation that deletes asks for confirmation', () => {
  const deleting = all.filter(({ operations = [] }) => operations.some((id) => ENDPOINTS[id].method === 'DELETE'));
  // Revoking a key requires the password: that is confirmation enough.
  const silent = deleting.filter(({ options, name }) => !('yes' in options) && name !== 'keys revoke');
  expect(silent.map(({ name }) => name)).toEqual([]);
});
