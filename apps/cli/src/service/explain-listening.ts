import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { Config } from './read-config.ts';

/** Why the service cannot listen, with the remedy. */
export function explainListening(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return refusal(
      EXIT.target,
      `Port ${port} is in use. Stop the program that uses it, or choose another with PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return refusal(EXIT.target, `This user may not listen on port ${port}. Choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return refusal(EXIT.target, `HOST is ${host}, which is not an address of this machine.`);
  return error;
}
