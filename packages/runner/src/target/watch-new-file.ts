import { isFileAddress } from '@rowloom/databases';
import { existsSync, rmSync, statSync } from 'node:fs';
import type { Mode } from '../ledger/run-record.ts';
import type { Target } from './target.ts';

/** Opening an SQLite file creates it: one that a refused run has created, and left empty, is removed. */
export function watchNewFile({ address }: Target, mode: Mode): { readonly discardIfEmpty: () => void } {
  const file = isFileAddress(address) && mode === 'create' && !existsSync(address.file) ? address.file : undefined;
  return {
    discardIfEmpty() {
      if (file !== undefined && existsSync(file) && statSync(file).size === 0) rmSync(file);
    },
  };
}
