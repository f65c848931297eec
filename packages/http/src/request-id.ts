import { randomUUID } from 'node:crypto';

/**
 * Only our own: one that a client sends could be another's. Random, because a counter would reveal how much others
 * request.
 */
export const makeRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`;
