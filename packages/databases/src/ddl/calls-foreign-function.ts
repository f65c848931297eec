import type { ColumnType } from '@rowloom/engine';

const LITERALS = /'(?:[^']|'')*'/g;
const NAME = String.raw`"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*`;
const CALL = new RegExp(String.raw`(?<![\w$".:])(${NAME})\s*\.\s*(${NAME})\s*\(`, 'gu');
const QUALIFIED = new RegExp(String.raw`^(?:(${NAME})\.)?(${NAME})$`, 'u');
/** Brought by extensions that the DDL itself asks for. */
const BROUGHT = /^"?uuid_generate_/;
/** The same, of the extensions that columns' types come from: they are in one schema with the type. */
const WITH_TYPE: Readonly<Record<string, RegExp>> = {
  citext: /^(?:replace|split_part|strpos|translate|regexp_(?:match|matches|replace|split_to_array))$/,
  ltree: /^(?:nlevel|subpath|subltree|index|lca|ltree2text|text2ltree)$/,
};

/**
 * Whether PostgreSQL's SQL calls a function of somebody's own: a schema document holds no functions, so that a fresh
 * database would refuse the table. Functions of the database itself are written without a schema; a range type of the
 * user brings the function that builds its values.
 */
export function callsForeignFunction(sql: string, types: Iterable<ColumnType> = []): boolean {
  const own = [...types].flatMap((type) => {
    const [, schema = 'public', name] = QUALIFIED.exec(type.native) ?? [];
    return name === undefined ? [] : [{ schema, name, isRange: type.kind === 'range' }];
  });
  return [...sql.replaceAll(LITERALS, "''").matchAll(CALL)].some(([, schema, name = '']) => {
    if (schema === 'pg_catalog' || BROUGHT.test(name)) return false;
    return !own.some(
      (type) =>
        type.schema === schema && ((type.isRange && type.name === name) || WITH_TYPE[type.name]?.test(name) === true),
    );
  });
}
