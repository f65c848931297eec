import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can fill up. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves room for this many bytes. */
  readonly fill: (left: number) => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
};

/** Undefined if this user may not mount one. */
export function mountSmallDisk(bytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=777`, 'tmpfs', folder]);
  if (status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const umount = (): void => void spawnSync('umount', ['-l', folder]);
  process.once('exit', umount);
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      process.removeListener('exit', umount);
      umount();
      rmdirSync(folder);
    },
  };
}
