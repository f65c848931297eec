import type { OwnFunction } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { OwnDefinition } from './own-definition.ts';

/** What users return, in the engine's form. */
export function asOwnFunction(name: string, { make }: OwnDefinition, shown: string): OwnFunction {
  return (cell) => {
    const value = make(cell as never);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'bigint') return value.toString();
    if (value instanceof Date) return value.toISOString();
    if (isThenable(value))
      throw refusal(
        EXIT.plan,
        `${shown}: generators.${name} returned a promise. A generator must return its value synchronously.`,
      );
    if (typeof value === 'object') return JSON.stringify(value);
    throw refusal(
      EXIT.plan,
      `${shown}: generators.${name} gave a ${typeof value} for row ${cell.row} of ${cell.table}. Return a text, number, boolean, Date or null.`,
    );
  };
}

const isThenable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
