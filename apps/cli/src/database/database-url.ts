/** The database in the environment. */
export function databaseUrl(): string | undefined {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? undefined : url;
}
