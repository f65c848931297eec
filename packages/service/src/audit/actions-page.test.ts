import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashEvent, type SealedEvent } from './audit-event.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** Columns of tables that look like actions. */
const COLUMNS = new Set([
  'generation.resolved',
  'generation.rows_generated',
  'generation.rows_requested',
  'run_approval.resolved',
  'run_approval.rows_requested',
  'schedule.enabled',
]);

/** Actions whose second word is a variable, with its possible values. */
const VARIABLE: Readonly<Record<string, readonly string[]>> = {
  'generation.${end.status}': ['generation.succeeded', 'generation.failed', 'generation.cancelled'],
  'approval.${decision}': ['approval.approved', 'approval.rejected'],
};

const text = globSync('**/*.ts', { cwd: SOURCE })
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'))
  .join('\n');

/** A noun and its action: `project.created`. */
const plain = [...text.matchAll(/'([a-z_]+\.(?:[a-z_]+ed|undone|begun))'/g)].map(([, action = '']) => action);
const variable = [...text.matchAll(/action: `([^`]+)`/g)].map(([, action = '']) => action);

const page = readFileSync(new URL('../../../../docs/reference/audit.md', import.meta.url), 'utf8');
const described = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm)].map(([, action = '']) => action);

test('the scan finds every action that is written to an event, in whatever form', () => {
  const named = [...text.matchAll(/action: '([^']+)'/g)].map(([, action = '']) => action);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((action) => !plain.includes(action))).toEqual([]);
  expect(variable.toSorted()).toEqual(Object.keys(VARIABLE).toSorted());
});

test('the page has exactly the actions that the service writes', () => {
  const written = new Set([
    ...plain.filter((action) => !COLUMNS.has(action)),
    ...variable.flatMap((action) => VARIABLE[action] ?? []),
  ]);
  expect(described.toSorted()).toEqual([...written].toSorted());
});

test('the event on the page has the hash that the page shows', () => {
  const shown = /## An event\n+```json\n(?<json>[^`]+)```/.exec(page)?.groups?.['json'] ?? '';
  const { hash, actor, ...event } = JSON.parse(shown) as SealedEvent & {
    readonly hash: string;
    readonly actor: SealedEvent['actor'] & { readonly name: string };
  };
  const { name: _erasable, ...sealed } = actor;
  expect(hashEvent({ ...event, actor: sealed })).toBe(hash);
});
