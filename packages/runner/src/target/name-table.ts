import { type Driver, isTargetError, targetError } from '@rowloom/databases';

/** These are of the connection or the wish to stop, and no fault of a table's rows. */
const ELSEWHERE = new Set(['connection_lost', 'unreachable', 'interrupted']);

/** A loader whose failures say which table they befell, where the server has not said so. */
export function nameTable(open: Driver['openLoader']): Driver['openLoader'] {
  return async (session, run, table, options) => {
    const named = <Answer>(work: Promise<Answer>): Promise<Answer> =>
      work.catch((error: unknown) => {
        if (!isTargetError(error) || ELSEWHERE.has(error.code)) throw error;
        const { code, message, facts } = error;
        const isNamed = message.includes(facts.table ?? run.tables.get(table)?.table.name ?? table);
        throw targetError(code, isNamed ? message : `${table}: ${message}`, { table, ...facts });
      });
    const loader = await named(open(session, run, table, options));
    return { ...loader, load: (first, end, loading) => named(loader.load(first, end, loading)) };
  };
}
