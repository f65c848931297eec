import { expect, test } from 'vitest';
import { PlanBudget, PlanningStopped } from './work-budget.ts';

test('an unfinished attempt leaves as much budget again, and all others together no more', () => {
  const budget = new PlanBudget(100);
  expect(() => budget.attempt().spend(101, 'orders')).toThrow(PlanningStopped);
  const second = budget.attempt();
  second.spend(99, 'orders');
  expect(() => second.spend(1, 'items')).toThrow('items');
  expect(() => budget.attempt().spend(1, 'items')).toThrow('items');
});

test('the steps of all attempts add up, however small each is', () => {
  const budget = new PlanBudget(100);
  for (let attempt = 0; attempt < 20; attempt++) budget.attempt().spend(10, 'orders');
  expect(() => budget.attempt().spend(10, 'orders')).toThrow(PlanningStopped);
});
