import { accepted, joined, ok, stream } from '../reply/reply.ts';
import type { Handlers } from './handler.ts';

const locationOf = ({ id }: { readonly id: string }): string => `/api/generations/${id}`;

export const generationHandlers: Handlers<
  | 'listGenerations'
  | 'listProjectGenerations'
  | 'startGeneration'
  | 'planGeneration'
  | 'getGeneration'
  | 'getCertificate'
  | 'cancelGeneration'
  | 'undoGeneration'
  | 'watchGeneration'
> = {
  listGenerations: async ({ caller, access, query }, { generations }) =>
    ok(await generations.listOrganization(caller, access.organizationId, query)),
  listProjectGenerations: async ({ access, query }, { generations }) =>
    ok(await generations.listProject(access, query)),
  startGeneration: async ({ caller, access, body }, { generations }) => {
    const started = await generations.start(caller, access, body ?? {});
    return accepted(started, locationOf(started));
  },
  planGeneration: async ({ access, body }, { generations }) => joined(await generations.plan(access, body ?? {})),
  getGeneration: async ({ params }, { generations }) => ok(await generations.get(params.id)),
  getCertificate: async ({ params }, { generations }) => joined(await generations.certificate(params.id)),
  cancelGeneration: async ({ caller, access, params }, { generations }) =>
    ok(await generations.cancel(caller, access, params.id)),
  undoGeneration: async ({ caller, access, params }, { generations }) => {
    const undone = await generations.undo(caller, access, params.id);
    return accepted(undone, locationOf(undone));
  },
  watchGeneration: ({ params, http }, { generations }) =>
    Promise.resolve(stream(generations.watch(params.id, { readCaller: http.readCaller, signal: http.signal }))),
};
