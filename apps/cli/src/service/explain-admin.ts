import { Refusal } from '@rowloom/contract';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** What is wrong with the first account in the environment, by the variable's name. */
export function explainAdmin(error: unknown): unknown {
  const [field] = error instanceof Refusal ? (error.fields ?? []) : [];
  if (field === undefined) return error;
  return refusal(EXIT.usage, 'The environment of the service is not valid.', [
    `ROWLOOM_ADMIN_${field.path.toUpperCase()}: ${field.message}`,
  ]);
}
