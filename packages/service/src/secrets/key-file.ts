import { randomBytes } from 'node:crypto';
import { promises } from 'node:fs';
import { dirname } from 'node:path';
import { SecretKeyError } from './key-ring.ts';

const { link, mkdir, open, rm } = promises;

const OTHERS = 0o077;
const LARGEST = 16_384;

/**
 * The text of the key file; undefined if there is none. The open file is checked, so that nothing can be swapped in
 * between.
 */
export async function readKeyFile(path: string): Promise<string | undefined> {
  const file = await openIfThere(path);
  if (file === undefined) return undefined;
  try {
    const facts = await file.stat();
    if (!facts.isFile() || facts.size > LARGEST) throw new SecretKeyError(`${path} is not a key file.`);
    if (process.platform !== 'win32' && (facts.mode & OTHERS) !== 0)
      throw new SecretKeyError(`The key file ${path} is open to others. Close it with: chmod 600 ${path}`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string): Promise<promises.FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new SecretKeyError(`The key file ${path} cannot be read (${code}).`);
  }
}

/** Creates a key file with a fresh key, and returns its content: two simultaneous first starts get the same key. */
export async function makeKeyFile(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeDurably(draft, `${randomBytes(32).toString('base64')}\n`);
    // Linked, not renamed: a link never replaces the key of another start, and never exposes a half-written one.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(path));
  } catch (error) {
    throw new SecretKeyError(
      `The key file ${path} cannot be created (${(error as NodeJS.ErrnoException).code}). Make the folder writable, or set ROWLOOM_SECRET_KEY.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
  const text = await readKeyFile(path);
  if (text === undefined) throw new SecretKeyError(`The key file ${path} disappeared while it was being created.`);
  return text;
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A key lost in a power cut would make everything sealed since unreadable. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
