import type { Client } from 'pg';
import type { ServerAddress } from '../../address/database-address.ts';
import { type TargetError, targetError } from '../../target/target-error.ts';
import { capitalise, codeOf, explainPostgresqlError, sqlState } from '../explain-error.ts';

/** How far a connection got: the driver has no code for some failures. */
export type Stages = { encrypting: boolean; asked: boolean };

export function watchStages({ connection }: Client): Stages {
  const stages = { encrypting: false, asked: false };
  connection.once('sslconnect', () => (stages.encrypting = true));
  for (const request of ['SASL', 'MD5Password', 'CleartextPassword'])
    connection.once(`authentication${request}`, () => (stages.asked = true));
  return stages;
}

export function explainRefusal(
  error: unknown,
  { address, place, stages }: { address: ServerAddress; place: string; stages: Stages },
): TargetError {
  if (sqlState(error) !== undefined) return explainPostgresqlError(error, place);
  const code = codeOf(error);
  const facts = code === undefined ? {} : { native: code };
  if (isSystemCode(error)) return targetError('unreachable', explainSystem(code ?? '', address, place), facts);
  if (address.tls !== 'disable' && !address.socket && !stages.asked) return explainTls(code, stages, place);
  if (stages.asked)
    return targetError(
      'authentication_failed',
      capitalise(
        `${place} asks for a password${address.password === undefined ? ', and the address has none' : ' in a way that could not be answered'}.`,
      ),
      facts,
    );
  return targetError('unreachable', `The program at ${place} closed the connection. Is it a PostgreSQL server?`, facts);
}

function explainSystem(code: string, { host, socket }: ServerAddress, place: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The host ${host} has no address. Check its name and your network.`;
  if (socket && code === 'ENOENT') return `There is no socket of PostgreSQL in ${host}. Is the server running?`;
  return `No connection to ${place} (${code}). Check host and port, and whether the server is running.`;
}

function explainTls(code: string | undefined, { encrypting }: Stages, place: string): TargetError {
  if (!encrypting)
    return targetError(
      'tls_failed',
      `${place} does not support TLS. Enable it on the server or, on a network that you trust, use sslmode=disable.`,
    );
  return targetError(
    'tls_failed',
    `The certificate shown for ${place} was not accepted${code === undefined ? '' : ` (${code})`}. Use the host's name in it and an authority known to this machine (NODE_EXTRA_CA_CERTS), or sslmode=require to skip this check.`,
    code === undefined ? {} : { native: code },
  );
}

/** System errors name the failed call. */
function isSystemCode(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isSystemCode);
  return error instanceof Error && 'syscall' in error;
}
