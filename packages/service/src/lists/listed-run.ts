import { LISTED_ROWS } from '@rowloom/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * The requests of runs as shown in a list. Rules may be half a megabyte and rows name thousands of tables: a page of
 * two hundred would delay everybody while it is read.
 */
export const listedRun = <Run>(table: 'run_approval' | 'schedule'): RawBuilder<Run> => {
  const run = sql.ref(`${table}.run`);
  return sql<Run>`case when jsonb_typeof(${run} -> 'rows') = 'object'
    then jsonb_set(${run} - 'rules', '{rows}', (select coalesce(jsonb_object_agg(named.key, named.value), '{}')
      from (select * from jsonb_each(${run} -> 'rows') order by key <> '*', key limit ${LISTED_ROWS}) named))
    else ${run} - 'rules' end`;
};
