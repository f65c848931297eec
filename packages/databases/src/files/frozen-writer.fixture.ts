import { companionFiles } from '@rowloom/sql';
import { isTargetError } from '../target/target-error.ts';
import { makeRequest } from './library-request.fixture.ts';
import type { ClaimTimes } from './s3-claim.ts';
import type { S3Place } from './s3-place.ts';
import { writeS3 } from './write-s3.ts';

export type WriterJob = { readonly place: S3Place; readonly seed: number; readonly times: ClaimTimes };
export type WriterEnd = { readonly written?: number; readonly code?: string; readonly message?: string };

export async function writeLibrary({ place, seed, times }: WriterJob): Promise<WriterEnd> {
  const request = await makeRequest({ shelves: 10, books: 300 }, 'csv', false, seed);
  const { signal } = new AbortController();
  try {
    const written = await writeS3(request, {
      place,
      times,
      signal,
      onProgress: () => undefined,
      companions: (tables, files) => companionFiles({ ...request, rules: {} }, tables, files),
    });
    return { written: written.length };
  } catch (error) {
    if (!isTargetError(error)) throw error;
    return { code: error.code, message: error.message };
  }
}

// A process that is started to be frozen: node frozen-writer.fixture.ts JOBS writes all of them at once.
const jobs = process.argv[2];
if (import.meta.main && jobs !== undefined)
  process.stdout.write(JSON.stringify(await Promise.all((JSON.parse(jobs) as WriterJob[]).map(writeLibrary))));
