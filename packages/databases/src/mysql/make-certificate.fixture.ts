import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

export const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0;

/** A self-signed certificate for `localhost`, `db.invalid` and 127.0.0.1, as the server's settings. */
export function makeCertificate(folder: string): readonly string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,DNS:db.invalid,IP:127.0.0.1',
    '-days',
    '2',
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  chmodSync(folder, 0o755);
  chmodSync(key, 0o644);
  return [`--ssl-key=${key}`, `--ssl-cert=${certificate}`];
}
