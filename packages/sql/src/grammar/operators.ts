import type { Arithmetic, Comparison } from '@rowloom/engine';
import { buildArithmetic } from './build-arithmetic.ts';
import { buildComparison } from './build-comparison.ts';
import type { Infix } from './grammar.ts';

export const comparison = (operator: Comparison, level: number): Infix => ({
  level,
  build: (left, right, scope) => buildComparison(operator, left, right, scope),
});

export const arithmetic = (operator: Arithmetic, level: number): Infix => ({
  level,
  build: (left, right) => buildArithmetic(operator, left, right),
});

/** An operator that the engine knows as a function of that name. */
export const operation = (name: string, level: number): Infix => ({
  level,
  build: (left, right) => ({ op: 'call', name, args: [left, right] }),
});
