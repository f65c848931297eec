import { compilePreview, compileRows, type RunContext } from '@rowloom/engine';
import type { Value } from './schema/schema-types.ts';
import { converterOf } from './values/plain-value.ts';
import type { ValueForm } from './weave-options.ts';

/** A table's rows, made on demand. Nothing is kept: a million rows cost no memory until they are an array. */
export type WovenTable<Row> = Iterable<Row> &
  AsyncIterable<Row> & {
    readonly name: string;
    readonly length: number;
    /** A row by its number, from 0; the last are -1, -2 … */
    readonly at: (index: number) => Row | undefined;
    readonly slice: (start?: number, end?: number) => Row[];
    readonly toArray: () => Row[];
  };

const PAGE = 1000;

const JAVASCRIPT = { momentOf: (milliseconds: number): Value => new Date(milliseconds), converterOf };

export function openWovenTable<Row>(run: RunContext, name: string, form: ValueForm): WovenTable<Row> {
  let readRows: ((first: number, end: number) => readonly object[]) | undefined;
  const length = run.tables.get(name)?.plan.rows ?? 0;
  const read = (first: number, count: number): Row[] => {
    readRows ??= (form === 'javascript' ? compileRows(run, name, JAVASCRIPT) : compilePreview(run, name)).read;
    return readRows(first, Math.min(length, first + count)) as Row[];
  };
  const place = (index: number): number => (index < 0 ? Math.max(0, length + index) : Math.min(index, length));
  function* pages(): Generator<Row, undefined> {
    for (let first = 0; first < length; first += PAGE) yield* read(first, PAGE);
  }
  return {
    name,
    length,
    at: (index) => (index >= length || index < -length ? undefined : read(place(index), 1)[0]),
    slice: (start = 0, end = length) => read(place(start), Math.max(0, place(end) - place(start))),
    toArray: () => read(0, length),
    [Symbol.iterator]: pages,
    async *[Symbol.asyncIterator]() {
      yield* pages();
    },
  };
}
