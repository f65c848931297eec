import { randomUUID } from 'node:crypto';

/** Ours alone: one that a client sends could be another's. Random, since a count would tell how much others ask. */
export const makeRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`;
