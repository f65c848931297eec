import { userInfo } from 'node:os';
import { describeAddress, isTargetError, parseDatabaseUrl } from '@rowloom/databases';
import { makeTarget, type Target } from '@rowloom/runner';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { databaseUrl } from './database-url.ts';

export const URL_OPERAND = {
  name: 'URL',
  help: 'postgres://…, mysql://… or sqlite:FILE; DATABASE_URL of the environment if left out',
  optional: true,
} as const;

/** The database of a command. Sockets are for local users, and so may be named here. */
export function readTarget(url: string | undefined): Target {
  const given = url ?? databaseUrl();
  if (given === undefined)
    throw refusal(
      EXIT.usage,
      'Which database? Give its URL (postgres://…, mysql://…, sqlite:FILE), or set DATABASE_URL.',
    );
  try {
    return makeTarget(parseDatabaseUrl(given, { sockets: true, user: userInfo().username }));
  } catch (error) {
    if (isTargetError(error)) throw refusal(EXIT.usage, error.message);
    throw error;
  }
}

/** For messages: without the password. */
export const describeTarget = (target: Target): string => describeAddress(target.address);
