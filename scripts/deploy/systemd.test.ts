import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const UNITS = join(import.meta.dirname, '../../deploy/systemd');
const INSTALLED = '/opt/rowloom/node_modules/.bin/rowloom';
const scratch = mkdtempSync(join(tmpdir(), 'rowloom-units-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const names = readdirSync(UNITS);
const read = (name: string): string => readFileSync(join(UNITS, name), 'utf8');
const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

/** systemd's verdict on a unit on this machine, with an existing program in place of ours. */
function complaintsOf(name: string, unit: string): string {
  const path = join(scratch, name);
  writeFileSync(path, unit.replace(INSTALLED, process.execPath));
  const { stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stderr;
}

test('each unit runs what the guide installs, unprivileged, on a system that it cannot change', () => {
  expect(names).toEqual(['rowloom-worker@.service', 'rowloom.service']);
  expect(names.map((name) => /^ExecStart=(.*)$/m.exec(read(name))?.[1])).toEqual([
    `${INSTALLED} worker`,
    `${INSTALLED} serve`,
  ]);
  const guide = readFileSync(join(UNITS, '../../docs/guide/self-hosting.md'), 'utf8');
  expect(guide).toContain('npm install --prefix /opt/rowloom ');
  for (const name of names)
    for (const line of ['User=rowloom', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
      expect(read(name).split('\n')).toContain(line);
});

test.skipIf(!isThere)('systemd accepts each unit', () => {
  for (const name of names) expect(complaintsOf(name, read(name))).toBe('');
  expect(complaintsOf('broken.service', read('rowloom.service').replace('Restart=', 'Restrat='))).toContain('Restrat');
});
