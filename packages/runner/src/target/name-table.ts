import { type Driver, isTargetError, retell, type TargetError, type TargetFacts } from '@rowloom/databases';
import { type RunContext, tableKey } from '@rowloom/engine';
import { constraintColumns } from './constraint-columns.ts';

/** These concern the connection or the interruption, not a table's rows. */
const ELSEWHERE = new Set(['connection_lost', 'unreachable', 'interrupted']);

/** A loader whose failures name the affected table and columns, if the server has not. */
export function nameTable(open: Driver['openLoader']): Driver['openLoader'] {
  return async (session, run, table, options) => {
    const named = <Answer>(work: Promise<Answer>): Promise<Answer> =>
      work.catch((error: unknown) => {
        throw isTargetError(error) && !ELSEWHERE.has(error.code) ? withPlace(error, run, table) : error;
      });
    const loader = await named(open(session, run, table, options));
    return { ...loader, load: (first, end, loading) => named(loader.load(first, end, loading)) };
  };
}

function withPlace(error: TargetError, run: RunContext, loaded: string): TargetError {
  const { message, facts } = error;
  const columns = facts.columns ?? findColumns(error, run, loaded);
  const place: TargetFacts = {
    table: facts.table ?? loaded,
    ...(columns.length === 0 ? {} : { columns }),
    ...(columns.length === 1 && columns[0] !== undefined ? { column: columns[0] } : {}),
  };
  const isNamed = message.includes(facts.table ?? run.tables.get(loaded)?.table.name ?? loaded);
  const areNamed = facts.columns !== undefined || columns.length === 0;
  const told = `${isNamed ? '' : `${loaded}: `}${message}${areNamed ? '' : ` Columns: ${columns.join(', ')}.`}`;
  return retell(error, told, place);
}

/** A server reports only a table's bare name; it may be one that a trigger has written to. */
function findColumns({ code, facts }: TargetError, run: RunContext, loaded: string): readonly string[] {
  if (facts.column !== undefined) return [];
  const { table: name = loaded } = facts;
  const tables = [run.tables.get(loaded), ...run.tables.values()].map((item) => item?.table);
  const table = tables.find((item) => item !== undefined && (item.name === name || tableKey(item) === name));
  return table === undefined ? [] : constraintColumns(table, code, facts.constraint);
}
