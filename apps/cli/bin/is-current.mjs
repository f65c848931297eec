// Runs on any Node from 20 on, before anything else of ours: no dependency, no TypeScript.
import { readFileSync, statSync } from 'node:fs';

const NONE = { size: -1, mtimeMs: -1 };
const IF_THERE = { throwIfNoEntry: false };

/** What shows that a file was changed: its size and its modification time. */
export const stampOf = (path) => {
  const { size, mtimeMs } = statSync(path, IF_THERE) ?? NONE;
  return { size, mtimeMs };
};

/** Whether a build is still current for the files of the checkout at `root`: `.built` names every one of them. */
export const isCurrent = (dist, root) => {
  let files;
  try {
    files = JSON.parse(readFileSync(`${dist}/.built`, 'utf8'));
  } catch {
    return false;
  }
  for (const { path, size, mtimeMs } of files) {
    const now = stampOf(`${root}/${path}`);
    if (now.size !== size || now.mtimeMs !== mtimeMs) return false;
  }
  return true;
};
