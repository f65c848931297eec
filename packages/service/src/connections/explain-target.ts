import { Refusal, refuseField } from '@rowloom/contract';
import { isTargetError } from '@rowloom/databases';

/** What a person is told about a target that does not do, without anything that it holds; a bug stays one. */
export function describeFailure(error: unknown): { readonly code: string; readonly message: string } {
  if (isTargetError(error)) return { code: error.code, message: withoutFolders(error.message) };
  const field = error instanceof Refusal ? error.fields?.[0] : undefined;
  if (field === undefined) throw error;
  return { code: 'refused', message: field.message };
}

/** Where the service keeps its files is nobody's business: of a path the name is left that the connection gave. */
export const withoutFolders = (message: string): string => message.replaceAll(/(?<![\w:/])\/(?:[^\n:/]+\/)+/g, '');

/** A target that cannot be read is the fault of the field that names it. */
export async function explainTarget<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refuseField(field, describeFailure(error).message);
  }
}
