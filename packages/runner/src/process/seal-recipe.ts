import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ExportDocument } from '@rowloom/engine';
import { writeRecipe } from '../run/make-recipe.ts';

/** An export as stored by a process that serves requests: compressed, and never read there. */
export type SealedExport = {
  /** Canonical JSON, compressed with gzip, in base64. */
  readonly packed: string;
  /** Of the JSON, and its digest. */
  readonly bytes: number;
  readonly sha256: string;
};

export function sealRecipe(recipe: ExportDocument): SealedExport {
  const json = Buffer.from(writeRecipe(recipe));
  return {
    packed: gzipSync(json).toString('base64'),
    bytes: json.length,
    sha256: createHash('sha256').update(json).digest('hex'),
  };
}
