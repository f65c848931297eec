import { Refusal, refuseField } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';

/** The explanation of an unsuitable target, without its content; a bug stays a bug. */
export function describeFailure(error: unknown): { readonly code: string; readonly message: string } {
  if (isTargetError(error)) return { code: error.code, message: withoutFolders(error.message) };
  const field = error instanceof Refusal ? error.fields?.[0] : undefined;
  if (field === undefined) throw error;
  return { code: 'refused', message: field.message };
}

/** The location of the service's files is private: only the name given in the connection is left of a path. */
export const withoutFolders = (message: string): string => message.replaceAll(/(?<![\w:/])\/(?:[^\n:/]+\/)+/g, '');

/** An unreadable target is the fault of the field that names it. */
export async function explainTarget<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refuseField(field, describeFailure(error).message);
  }
}
