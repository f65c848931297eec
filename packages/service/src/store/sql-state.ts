/** PostgreSQL's code of an error, from any driver. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) ? code : undefined;
}

/** The constraint that an error names. */
export function constraintOf(error: unknown): string | undefined {
  const name = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Whether a unique constraint (the named one, if any) refuses a row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlStateOf(error) === '23505' && (constraint === undefined || constraintOf(error) === constraint);
}

/** Whether a referenced row is missing, or something still refers to it. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return sqlStateOf(error) === '23503' && (constraint === undefined || constraintOf(error) === constraint);
}
