import { isSamplingExhausted } from '@rowloom/engine';
import { RunRefusal } from './run-refusal.ts';

/**
 * The refusal that an error is, if it is one. What the planner's probe of the first rows cannot foresee, a later row for
 * which there is no draw, is one: the wishes are at fault, and neither the target nor the program.
 */
export function asRunRefusal(error: unknown): RunRefusal | undefined {
  if (error instanceof RunRefusal) return error;
  if (!isSamplingExhausted(error)) return undefined;
  const { table, unmet = [] } = error;
  const [only, ...others] = unmet;
  return new RunRefusal('unsatisfiable_check', error.message, {
    ...(table === undefined ? {} : { table }),
    ...(only === undefined || others.length > 0 ? {} : { constraint: only.name }),
  });
}
