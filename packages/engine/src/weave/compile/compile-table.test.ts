import { expect, test } from 'vitest';
import { compilePreview, readRows } from './objects.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';

const run = weave();

test('the keys of rows can be made alone, and equal those of the whole rows', () => {
  const program = compilePreview(run, 'users', ['tenant_id', 'id']);
  const whole = rowsOf(run, 'users').slice(100, 120);
  expect(readRows(program, 100, 20)).toEqual(whole.map(({ tenant_id, id }) => ({ tenant_id, id })));
});
