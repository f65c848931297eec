import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNBUNDLED_NAMES } from '../unbundled.ts';

type Locked = {
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const ROOT = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** All that npm installs with the published package, by name, as far as the lock file knows it. */
function installedWith(names: readonly string[], found = new Map<string, Locked>()): ReadonlyMap<string, Locked> {
  for (const name of names) {
    const locked = packages[`node_modules/${name}`];
    if (locked === undefined || found.has(name)) continue;
    found.set(name, locked);
    installedWith(Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), found);
  }
  return found;
}

const platformOf = ({ os, libc }: Locked, cpu: string): string => [...(os ?? []), cpu, ...(libc ?? [])].join(' ');

test('whatever the published package installs for one kind of processor, it installs for the other', () => {
  const binaries = [...installedWith(UNBUNDLED_NAMES)].filter(([, { cpu }]) => cpu !== undefined);
  // `@node-rs/argon2-linux-x64-gnu` and `@node-rs/argon2-linux-arm64-gnu` are binaries of one package.
  const has = new Set(
    binaries.map(([name, locked]) => `${name.split('-')[0]} ${platformOf(locked, String(locked.cpu))}`),
  );
  const onX64 = binaries.filter(
    ([, { cpu, os }]) => cpu?.includes('x64') === true && os?.includes('freebsd') === false,
  );
  expect(onX64.map(([name]) => name)).toContain('@node-rs/argon2-linux-x64-gnu');
  expect(onX64.filter(([name, locked]) => !has.has(`${name.split('-')[0]} ${platformOf(locked, 'arm64')}`))).toEqual(
    [],
  );
});
