import type { TableLoader } from '../../load/table-loader.ts';
import type { Session } from '../../session/session.ts';

/** Rows of a table whose columns are all left to the database: COPY has no form for them. */
export function insertDefaults(session: Session, target: string): TableLoader {
  return {
    columns: [],
    bytesPerRow: 1,
    async load(first, end, { onProgress } = {}) {
      const rows = await session.execute(`INSERT INTO ${target} SELECT FROM generate_series(1, $1::bigint)`, [
        end - first,
      ]);
      onProgress?.(rows);
      return { rows, bytes: 0 };
    },
  };
}
