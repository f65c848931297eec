import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const columns = Array.from({ length: 30 }, (_, index) => `c${index} numeric(10,2) CHECK (c${index} > ${index})`);
const tables = Array.from({ length: 60 }, (_, index) => `CREATE TABLE t${index} (id int, ${columns.join(', ')});`);

/**
 * The peak memory of a process that reads the tables above, in megabytes: only its own, where `maxRSS` includes its
 * parent's.
 */
function peakOf(read: string): number {
  const program = `
    import { readFileSync } from 'node:fs';
    import { readPostgresqlDdl } from '@rowloom/sql';
    import { readUnoptimised } from '${new URL('./read-unoptimised.ts', import.meta.url).href}';
    const text = ${JSON.stringify(tables.join('\n'))};
    const found = await ${read};
    if ('issues' in found) throw new Error('The tables cannot be read.');
    console.log(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('Error');
  expect(stdout).not.toBe('');
  return Number(stdout);
}

test.skipIf(process.platform !== 'linux')(
  'reading a schema needs less memory than an optimised grammar',
  () => {
    // Without it 680 MB.
    expect(peakOf("readUnoptimised(() => readPostgresqlDdl(text, { name: 'x' }))")).toBeLessThan(350);
  },
  120_000,
);
