import { hash, verify } from '@node-rs/argon2';
import { makeGate } from './gate.ts';

/** Argon2id (2, a const enum that cannot be named here) with OWASP's parameters for 19 MiB. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and a thread: a flood of sign-ins queues instead of using up the memory. */
const enter = makeGate({ atOnce: 3, waiting: 200 });

/** One password can be typed as different code points on different keyboards. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => enter(() => hash(normalise(password), PARAMETERS));

/** Of an unknown password, with the same parameters. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Without a hash it takes as long: timing does not reveal which e-mail addresses have an account. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await enter(() => verify(passwordHash ?? NOBODYS_HASH, normalise(password)));
  return matches && typeof passwordHash === 'string';
}
