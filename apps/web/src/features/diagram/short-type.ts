/** Names that a database itself knows a shorter one for, which fits the width of a table in a diagram. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['character varying', 'varchar'],
  ['character', 'char'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
  ['time with time zone', 'timetz'],
  ['time without time zone', 'time'],
  ['double precision', 'double'],
]);

/** A type as a diagram writes it: `character varying(24)` is `varchar(24)`. */
export function shortType(native: string): string {
  const [, name = '', size = '', rest = ''] = /^([a-z ]+?)(\(\d+\))?( [a-z ]+)?(?:\[\])*$/.exec(native) ?? [];
  const short = SHORT.get(`${name}${rest}`);
  return short === undefined ? native : `${short}${size}${native.slice(name.length + size.length + rest.length)}`;
}
