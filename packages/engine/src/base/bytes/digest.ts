import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './sha256.ts';

/** A document's digest: SHA-256 over its canonical form. */
export function digest(document: unknown): string {
  return `sha256:${sha256(canonicalJson(document))}`;
}
