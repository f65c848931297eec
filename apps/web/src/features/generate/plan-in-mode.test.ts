import type { PlanAnswer, StartRun } from '@rowloom/contract';
import { expect, test } from 'vitest';
import { planInMode } from './plan-in-mode.ts';

const TARGET = { connection_id: 'con_1' };
const code = (name: string): Pick<PlanAnswer, 'issues'> => ({
  issues: [{ code: name, path: 'target.mode', message: '' }],
});

/** A service whose target has its tables, or has none. */
const plans = (hasTables: boolean) => {
  const asked: (string | undefined)[] = [];
  const ask = (request: StartRun): Promise<PlanAnswer> => {
    const mode = request.target?.mode;
    asked.push(mode);
    const misfit =
      mode === 'create'
        ? hasTables && code('tables_exist')
        : request.target !== undefined && !hasTables && code('no_tables');
    return Promise.resolve((misfit === false ? { issues: [] } : misfit) as PlanAnswer);
  };
  return { ask, asked };
};

test('tables that the target lacks are created if no mode was chosen', async () => {
  const { ask, asked } = plans(false);
  const { plan, request } = await planInMode({ rows: 5, target: TARGET }, ask);
  expect(request).toEqual({ rows: 5, target: { ...TARGET, mode: 'create' } });
  expect(plan.issues).toEqual([]);
  expect(asked).toEqual(['append', 'create']);
});

test('rows are appended to existing tables', async () => {
  const { request } = await planInMode({ target: TARGET }, plans(true).ask);
  expect(request.target?.mode).toBe('append');
});

test('an explicitly chosen mode is kept, and so is a rehearsal', async () => {
  const { ask, asked } = plans(false);
  const chosen = { target: { ...TARGET, mode: 'truncate' } } as const;
  expect((await planInMode(chosen, ask)).plan.issues).toHaveLength(1);
  expect((await planInMode({}, ask)).request).toEqual({});
  expect(asked).toEqual(['truncate', undefined]);
});
