import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTION_WORDS, NOUN_WORDS } from './action-words.ts';
import { actionChoices, describeAction, describeEvent } from './describe-event.ts';

// The page is held to what the service writes by a test of the service.
const page = readFileSync(new URL('../../../../../docs/reference/audit.md', import.meta.url), 'utf8');
const actions = [...page.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \|/gm)].map(([, action = '']) => action);

const by = { user_id: 'usr_1', name: 'Ada', via: 'session' } as never;
const about = (name: string | null) => ({ type: 'project', id: 'prj_1', name });

test('every action that the service writes has a description', () => {
  expect(actions.length).toBeGreaterThan(50);
  expect(actions.filter((action) => ACTION_WORDS[action] === undefined)).toEqual([]);
});

test('every action belongs to a noun that can be selected', () => {
  const nouns = new Set(Object.keys(ACTION_WORDS).map((action) => action.split('.')[0] ?? ''));
  expect([...nouns].filter((noun) => NOUN_WORDS[noun] === undefined)).toEqual([]);
  const offered = new Set(actionChoices().flatMap(({ items }) => items.map(({ value }) => value)));
  expect(Object.keys(ACTION_WORDS).filter((action) => !offered.has(action))).toEqual([]);
});

test('the subject takes the place of its name, and is left out if there is none', () => {
  expect(describeEvent({ actor: by, action: 'webhook.redelivered', subject: about('deploys') })).toEqual({
    actor: 'Ada',
    before: 'sent a delivery of the webhook',
    subject: 'deploys',
    after: 'again',
  });
  expect(describeEvent({ actor: by, action: 'project.created', subject: about(null) }).subject).toBeNull();
  expect(describeEvent({ actor: by, action: 'key.x', subject: about('ci') }).before).toBe('key.x');
});

test('a person is shown by name where it is known, and as somebody otherwise', () => {
  const event = {
    actor: by,
    action: 'organization_member.removed',
    subject: { type: 'user', id: 'usr_2', name: null },
  };
  expect(describeEvent(event, (id) => (id === 'usr_2' ? 'Grace' : undefined)).subject).toBe('Grace');
  expect(describeEvent(event).subject).toBe('somebody');
  expect(describeAction('organization_member.removed')).toBe('removed somebody from the organization');
});

test('an action without a name has no gap', () => {
  expect(describeAction('organization.resumed')).toBe('resumed the organization');
});

test.each([
  ['Rowloom', { user_id: null, name: null, via: 'system' }],
  ['Somebody unknown', { user_id: null, name: null, via: 'session' }],
  ['A deleted account', { user_id: 'usr_1', name: null, via: 'session' }],
])('%s is the actor', (name, actor) => {
  expect(describeEvent({ actor: actor as never, action: 'session.started', subject: about(null) }).actor).toBe(name);
});
