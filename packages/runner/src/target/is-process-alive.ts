import { readFileSync } from 'node:fs';

/** Signal 0 only tests. */
export function isProcessAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return !isUnburied(id);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * It has ended, and its parent has not read its exit status: it holds no file any more, though it still has its pid.
 */
function isUnburied(id: number): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    // Only Linux reports it.
    return false;
  }
}
