import { expect, test } from 'vitest';
import { childEnvironment } from './fork-child.ts';

test('a child process gets only the environment that it needs', () => {
  const secrets = {
    ROWLOOM_SECRET_KEY: 'a',
    DATABASE_URL: 'b',
    PGPASSWORD: 'c',
    AWS_SECRET_ACCESS_KEY: 'd',
    NODE_OPTIONS: 'e',
  };
  const kept = childEnvironment({ ...secrets, PATH: '/bin', TZ: 'UTC', SSL_CERT_FILE: '/ca.pem' });
  expect(kept).toMatchObject({ PATH: '/bin', TZ: 'UTC', SSL_CERT_FILE: '/ca.pem' });
  expect(Object.keys(kept).filter((name) => name in secrets)).toEqual([]);
});
