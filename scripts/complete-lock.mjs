// npm omits the packages for other platforms from the lock file if the registry in use does not offer them, and `npm
// ci` then refuses that very file. Their names and versions are known from the packages that require them, and the
// platform from the name, so that npm skips them here and fetches them where they are needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOCK = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');

const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x x64 wasm32'.split(' ');
const LIBRARIES = { gnu: 'glibc', musl: 'musl', gnueabihf: 'glibc', musleabihf: 'musl' };

const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  if (cpu.length === 0) throw new Error(`No platform can be read from the name ${name}.`);
  return { cpu, ...(os.length > 0 && { os }), ...(os[0] === 'linux' && libc.length > 0 && { libc }) };
};

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = [];
for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    // A range, or a name without a platform, is left to npm.
    if (lock.packages[path] !== undefined || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[path] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    added.push(name);
  }
}

// Without an address npm first requests the whole history of each package from the registry, which is as much again as
// the packages themselves. This host stands for whichever registry is in use (npm's `replace-registry-host`).
const addressOf = (name, version) => `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.version === undefined) continue;
  const { version, resolved: _, ...rest } = entry;
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  lock.packages[path] = { version, resolved: addressOf(name, version), ...rest };
}

const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
process.stdout.write(`${added.length} packages for other platforms added to package-lock.json\n`);
