/**
 * Two indexes walked side by side find orphans in half the time of a hash join, because the rows themselves need not be
 * read; the planner estimates that way as more expensive. Only for joins with both indexes, over all-visible rows: any
 * other would be planned badly. Only for the open transaction.
 */
export const WALK_INDEXES = set('off');

export const HASH_AGAIN = set('on');

function set(value: 'on' | 'off'): string {
  const names = ['enable_hashjoin', 'enable_nestloop', 'enable_sort'];
  return `SELECT ${names.map((name) => `pg_catalog.set_config('${name}', '${value}', true)`).join(', ')}`;
}
