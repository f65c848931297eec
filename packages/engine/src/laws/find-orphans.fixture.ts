import type { RunContext } from '../weave/graph/run-context.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf } from './weave.fixture.ts';

/** Rows whose key has no parent. */
export function findOrphans(run: RunContext, document: SchemaDocument): readonly string[] {
  return document.tables.flatMap(({ name, foreign_keys: keys }) =>
    keys.flatMap(({ columns, references }) => {
      const parents = new Set(
        rowsOf(run, references.table).map((row) => JSON.stringify(references.columns.map((item) => row[item]))),
      );
      return rowsOf(run, name)
        .filter((row) => columns.every((item) => row[item] !== null))
        .map((row) => JSON.stringify(columns.map((item) => row[item])))
        .filter((tuple) => !parents.has(tuple))
        .map((tuple) => `${name} (${columns.join(', ')}) = ${tuple}`);
    }),
  );
}
