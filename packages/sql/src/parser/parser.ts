import type { Node } from 'libpg-query';
import { withoutOptimizing } from './without-optimizing.ts';

type Library = Pick<typeof import('./library.ts'), 'hasSqlDetails' | 'parseSync'>;

let library: Library | undefined;

/** Loads PostgreSQL's grammar on first use, so that a start without SQL does not pay for it. */
export async function prepare(): Promise<void> {
  if (library !== undefined) return;
  const { hasSqlDetails, loadModule, parseSync } = await import('./library.ts');
  await loadModule();
  library = { hasSqlDetails, parseSync };
}

export type Parsed =
  | { readonly ok: true; readonly nodes: readonly Node[] }
  /** `cursor` counts characters from 0. */
  | { readonly ok: false; readonly message: string; readonly cursor: number };

export function parse(text: string): Parsed {
  if (library === undefined) throw new Error('The SQL parser is not loaded: await prepare() first.');
  if (text === '') return { ok: true, nodes: [] };
  const { hasSqlDetails, parseSync } = library;
  try {
    const { stmts = [] } = withoutOptimizing(() => parseSync(text));
    const nodes = stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
    return { ok: true, nodes };
  } catch (error) {
    // The grammar is recursive: a sum of thousands of terms exhausts the stack.
    if (error instanceof RangeError)
      return { ok: false, message: 'the statement is nested too deeply to be read', cursor: 0 };
    if (!hasSqlDetails(error)) throw error;
    return { ok: false, message: error.message, cursor: error.sqlDetails?.cursorPosition ?? 0 };
  }
}
