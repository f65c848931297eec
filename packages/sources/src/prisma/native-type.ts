/** Names of Prisma's native types that are not the database's own in other letters. */
const SPELLED: Readonly<Record<string, string>> = {
  DoublePrecision: 'double precision',
  Timestamptz: 'timestamp with time zone',
  Timetz: 'time with time zone',
};

/** `@db.VarChar(100)` as SQL. */
export function nativeType(name: string, args: readonly string[]): string {
  const unsigned = /^Unsigned(\w+)$/.exec(name)?.[1];
  if (unsigned !== undefined) return `${withArguments(unsigned.toLowerCase(), args)} unsigned`;
  const spelled = SPELLED[name];
  if (spelled === undefined) return withArguments(name.toLowerCase(), args);
  // The precision stands behind the first word: timestamp(3) with time zone.
  const [first = '', ...rest] = spelled.split(' ');
  return [withArguments(first, args), ...rest].join(' ');
}

const withArguments = (name: string, args: readonly string[]): string =>
  args.length === 0 ? name : `${name}(${args.join(', ')})`;
