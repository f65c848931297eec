import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url');

/** All that the store knows of a token; this many random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
