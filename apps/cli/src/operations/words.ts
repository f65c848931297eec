import type { OperationWord } from './operation.ts';

/** Arguments that many commands share. */
export const PROJECT: OperationWord = {
  name: 'PROJECT',
  help: "the project's name or id",
  into: 'params.id',
  resource: 'project',
};

/** Left out: the whole organization. */
export const ANY_PROJECT: OperationWord = { ...PROJECT, help: `${PROJECT.help}; all if left out`, optional: true };

export const idWord = (resource: 'snapshot' | 'run' | 'export' | 'approval'): OperationWord => ({
  name: 'ID',
  help: `the id of the ${resource}`,
  into: 'params.id',
  resource,
});
