/**
 * Two indexes walked side by side tell orphans in half the time of a hash join, since the rows themselves need not be read;
 * the planner takes that for the dearer way. Only for joins that have both indexes, over rows that are visible to all:
 * any other would be planned badly. For the open transaction only.
 */
export const WALK_INDEXES = set('off');

export const HASH_AGAIN = set('on');

function set(value: 'on' | 'off'): string {
  const names = ['enable_hashjoin', 'enable_nestloop', 'enable_sort'];
  return `SELECT ${names.map((name) => `pg_catalog.set_config('${name}', '${value}', true)`).join(', ')}`;
}
