import { constants, promises } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from '@rowloom/contract';
import { type DatabaseAddress, targetError } from '@rowloom/databases';
import type { Loom, Whom } from '../execution/loom.ts';
import { describeFailure } from './explain-target.ts';
import { probeBucket } from './probe-bucket.ts';
import type { ResolvedConnection } from './resolve-connection.ts';

export type Finding = {
  readonly ok: boolean;
  readonly message: string;
  readonly code: string | null;
  readonly server_version: string | null;
};

const PATIENCE = 10_000;

/** Looks whether a connection can be used; whatever cannot is an answer, not an error. */
export async function testConnection(
  loom: Pick<Loom, 'probeTarget'>,
  whom: Whom,
  open: () => Promise<ResolvedConnection>,
): Promise<Finding> {
  try {
    return await probe(loom, whom, await open());
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable')
      return { ok: false, code: 'unreachable', message: 'There was no answer in time.', server_version: null };
    return { ...describeFailure(error), ok: false, server_version: null };
  }
}

async function probe(loom: Pick<Loom, 'probeTarget'>, whom: Whom, target: ResolvedConnection): Promise<Finding> {
  const fine = { ok: true, code: null, server_version: null };
  const answers = { ...fine, message: 'The database answers.' };
  switch (target.kind) {
    case 's3':
      return { ...fine, message: await probeBucket(target, PATIENCE) };
    case 'directory':
      return { ...fine, message: await probeFolder(target.folder) };
    default: {
      const address: DatabaseAddress = 'file' in target ? { dialect: target.kind, file: target.file } : target.address;
      // Never where requests are answered: a file is opened without waiting for anything else, and a server may send
      // whatever it likes.
      const { serverVersion } = await loom.probeTarget({ address }, whom);
      return { ...answers, server_version: serverVersion };
    }
  }
}

async function probeFolder(folder: string): Promise<string> {
  const isThere = await promises.stat(folder).then(
    () => true,
    () => false,
  );
  try {
    await promises.access(isThere ? folder : await nearestFolder(folder), constants.W_OK);
  } catch {
    throw targetError('no_permission', 'The service is not allowed to write to this folder.');
  }
  return isThere ? 'The folder can be written to.' : 'The folder will be created by the first run.';
}

async function nearestFolder(folder: string): Promise<string> {
  const parent = dirname(folder);
  const found = await promises.stat(parent).catch(() => undefined);
  return found !== undefined || parent === folder ? parent : nearestFolder(parent);
}
