const LITERALS = /'(?:[^']|'')*'/g;
const CALL =
  /(?<![\w$".:])((?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*))\s*\.\s*((?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*))\s*\(/gu;
/** Brought by extensions that the DDL itself asks for. */
const BROUGHT = /^"?uuid_generate_/;

/**
 * Whether PostgreSQL's SQL calls a function of somebody's own: a schema document holds no functions, so that a fresh
 * database would refuse the table. Functions of the database itself are written without a schema.
 */
export function callsForeignFunction(sql: string): boolean {
  return [...sql.replaceAll(LITERALS, "''").matchAll(CALL)].some(
    ([, schema, name]) => schema !== 'pg_catalog' && !BROUGHT.test(name ?? ''),
  );
}
