import { isSamplingExhausted } from '@rowloom/engine';
import { RunRefusal } from './run-refusal.ts';

/**
 * The refusal that an error represents, if any. A later row for which no draw is found, which the planner's probe of
 * the first rows cannot foresee, is one: the request is at fault, neither the target nor the program.
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
