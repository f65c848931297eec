import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnSource } from './plan.ts';

type GeneratorSource = Extract<ColumnSource, { kind: 'generator' }>;

/** Every generator that may fill a column, whatever condition selects among them. */
export function generatorsIn(source: ColumnSource | null): readonly GeneratorSource[] {
  if (source?.kind === 'generator') return [source];
  if (source?.kind === 'when') return [source.then, source.otherwise].flatMap(generatorsIn);
  return source?.kind === 'variants' ? source.sources.flatMap(generatorsIn) : [];
}

/** Every expression that computes a column or selects among its sources. */
export function expressionsIn(source: ColumnSource | null): readonly Expression[] {
  if (source?.kind === 'derive') return [source.expression];
  if (source?.kind === 'when') return [source.test, ...[source.then, source.otherwise].flatMap(expressionsIn)];
  return source?.kind === 'variants' ? source.sources.flatMap(expressionsIn) : [];
}
