import { refuse } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AdmissionOptions, identify } from '../caller/admit.ts';
import type { AllowedMethods } from './allowed-methods.ts';
import { decodedPathOf } from './path-of.ts';

/**
 * An unknown address or method. Under `/api/` nobody learns that without a credential, and under `/api/admin/` nobody
 * with a key.
 */
export async function refuseUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmissionOptions,
  allowedMethods: AllowedMethods,
): Promise<never> {
  const path = decodedPathOf(request);
  if (isBelow(path, '/api')) {
    const caller = await identify(request, reply, options);
    if (isBelow(path, '/api/admin')) {
      if (caller.via !== 'session') throw refuse('session_required');
      if (!caller.operator) throw refuse('insufficient_role');
    }
  }
  const allow = allowedMethods(path);
  if (allow === undefined) throw refuse('not_found');
  reply.header('allow', allow);
  throw refuse('method_not_allowed');
}

export const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
