import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isProcessAlive } from './is-process-alive.ts';

test('this process is alive, and an impossible process id is not', () => {
  expect(isProcessAlive(process.pid)).toBe(true);
  expect(isProcessAlive(2 ** 30)).toBe(false);
});

test.skipIf(process.platform !== 'linux')(
  'a process that has ended is not alive, even before anyone has read its exit status',
  async () => {
    // `sleep` replaces the shell, and never waits for the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 20'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const child = Number(line.toString());
      expect(child).toBeGreaterThan(1);
      await expect.poll(() => isProcessAlive(child)).toBe(false);
      expect(() => process.kill(child, 0)).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
  },
);
