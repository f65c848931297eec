import { constants, promises } from 'node:fs';
import { dirname } from 'node:path';
import { targetError } from '@rowloom/databases';
import type { Loom } from '../execution/loom.ts';
import { describeFailure } from './explain-target.ts';
import { probeBucket } from './probe-bucket.ts';
import { probeServer } from './probe-server.ts';
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
  open: () => Promise<ResolvedConnection>,
): Promise<Finding> {
  try {
    return await probe(loom, await open());
  } catch (error) {
    return { ...describeFailure(error), ok: false, server_version: null };
  }
}

async function probe(loom: Pick<Loom, 'probeTarget'>, target: ResolvedConnection): Promise<Finding> {
  const fine = { ok: true, code: null, server_version: null };
  const answers = { ...fine, message: 'The database answers.' };
  switch (target.kind) {
    case 's3':
      return { ...fine, message: await probeBucket(target, PATIENCE) };
    case 'directory':
      return { ...fine, message: await probeFolder(target.folder) };
    case 'sqlite': {
      // A file is opened without waiting for anything else, so not where requests are answered.
      const { serverVersion } = await loom.probeTarget({ address: { dialect: 'sqlite', file: target.file } });
      return { ...answers, server_version: serverVersion };
    }
    default:
      return { ...answers, server_version: await inTime(probeServer(target.address)) };
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
    throw targetError('no_permission', 'The service may not write into this folder.');
  }
  return isThere ? 'The folder can be written to.' : 'The folder will be created by the first run.';
}

async function nearestFolder(folder: string): Promise<string> {
  const parent = dirname(folder);
  const found = await promises.stat(parent).catch(() => undefined);
  return found !== undefined || parent === folder ? parent : nearestFolder(parent);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(targetError('unreachable', 'There was no answer within 10 seconds.')),
    PATIENCE,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    // What comes too late is nobody's to handle.
    work.catch(() => undefined);
  }
}
