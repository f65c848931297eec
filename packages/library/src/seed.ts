import type { Seeded, SeedOptions } from './seed-options.ts';

/**
 * Fills a database: PostgreSQL, MySQL, MariaDB or SQLite. Its own catalogue is the schema, every constraint of it is kept,
 * and counted afterwards; a row that breaks one is an error.
 *
 *     await seed(process.env.DATABASE_URL, { rows: 5000, seed: 42 });
 */
export async function seed(url: string | undefined, options: SeedOptions = {}): Promise<Seeded> {
  // Drivers are loaded only for a database: rows in memory do without.
  const { fillDatabase } = await import('./database/fill-database.ts');
  return fillDatabase(url, options);
}
