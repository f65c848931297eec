import { readFileSync } from 'node:fs';

export type ServerUser = { readonly uid: number; readonly gid: number };

/** Database servers refuse to run as root: then they run as the user that their package created. */
export function serverUser(wanted: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((item) => item.split(':'));
  const found = lines.find(([name]) => name === wanted) ?? lines.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) };
}
