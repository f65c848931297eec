import pg from 'pg';

type Parse = (text: string) => unknown;

const parseTimestamp = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as Parse;

/** Types by oid, with the oid of their arrays: all others stay the server's text. */
const TYPES: readonly (readonly [oid: number, arrayOid: number, parse: Parse])[] = [
  [pg.types.builtins.BOOL, 1000, (text) => text === 't'],
  [pg.types.builtins.BYTEA, 1001, (text) => Buffer.from(text.slice(2), 'hex')],
  [pg.types.builtins.INT8, 1016, parseInteger],
  [pg.types.builtins.INT2, 1005, Number],
  [pg.types.builtins.INT4, 1007, Number],
  [pg.types.builtins.OID, 1028, Number],
  [pg.types.builtins.FLOAT4, 1021, Number],
  [pg.types.builtins.FLOAT8, 1022, Number],
  [pg.types.builtins.JSON, 199, (text) => JSON.parse(text) as unknown],
  [pg.types.builtins.JSONB, 3807, (text) => JSON.parse(text) as unknown],
  [pg.types.builtins.TIMESTAMPTZ, 1185, parseTimestamp],
  ...texts([
    [pg.types.builtins.TEXT, 1009],
    [pg.types.builtins.VARCHAR, 1015],
    [19, 1003],
    [pg.types.builtins.UUID, 2951],
    [pg.types.builtins.NUMERIC, 1231],
    [pg.types.builtins.DATE, 1182],
    [pg.types.builtins.TIME, 1183],
    [pg.types.builtins.TIMESTAMP, 1115],
    [pg.types.builtins.INTERVAL, 1187],
  ]),
];

function texts(oids: readonly (readonly [number, number])[]): readonly (readonly [number, number, Parse])[] {
  return oids.map(([oid, arrayOid]) => [oid, arrayOid, (text) => text]);
}

/** Beyond 2^53 a number would change: an error is better. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The store holds an integer beyond 2^53.');
  return value;
}

/** The types of pg expect a function. */
const arrayParser = pg.types.arrayParser as unknown as {
  readonly create: (text: string, parse: Parse) => { readonly parse: () => unknown[] };
};

/** pg parses only arrays of registered types; PGlite does so by itself, with the parser of the elements. */
const parseArray =
  (parse: Parse): Parse =>
  (text) =>
    arrayParser.create(text, parse).parse();

const parsers = new Map(
  TYPES.flatMap(([oid, arrayOid, parse]) => [[oid, parse] as const, [arrayOid, parseArray(parse)] as const]),
);

/**
 * Conversions of a column's text, for pg: bigint → number, timestamptz → Date, bytea → Buffer, date and numeric → text.
 */
export const POSTGRESQL_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): Parse => parsers.get(oid) ?? ((text) => text),
};

/** The same for PGlite. */
export const PGLITE_PARSERS: Record<number, Parse> = Object.fromEntries(TYPES.map(([oid, , parse]) => [oid, parse]));
