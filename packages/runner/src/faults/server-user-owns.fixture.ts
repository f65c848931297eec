import { chownSync, readFileSync } from 'node:fs';

/** Where tests run as root, the server does not: it must own what it writes to. */
export function serverUserOwns(path: string, name: string): void {
  if (process.getuid?.() !== 0) return;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([user]) => user === name);
  if (found !== undefined) chownSync(path, Number(found[2]), Number(found[3]));
}
