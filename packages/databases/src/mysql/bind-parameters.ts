/** Parts that are skipped whole: texts, names and comments contain no parameters. */
const SKIPPED =
  /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`(?:[^`]|``)*`|\/\*[^]*?\*\/|--(?=\s|$)[^\n]*|#[^\n]*|\$(\d+)/g;

/** Replaces each `$n` with the literal that `write` makes of the parameter. */
export function bindParameters<Value>(sql: string, values: readonly Value[], write: (value: Value) => string): string {
  if (values.length === 0) return sql;
  return sql.replaceAll(SKIPPED, (found: string, number: string | undefined) => {
    if (number === undefined) return found;
    const value = values[Number(number) - 1];
    if (value === undefined) throw new RangeError(`The statement has no parameter $${number}.`);
    return write(value);
  });
}
