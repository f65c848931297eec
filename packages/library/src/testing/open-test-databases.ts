import type { TestDatabases, TestDatabasesOptions } from './test-databases.ts';

export type { TestDatabase, TestDatabases, TestDatabasesOptions } from './test-databases.ts';

/** Drivers are loaded only for a database: rows in memory do without. See {@link TestDatabases}. */
export async function testDatabases(url: string | undefined, options: TestDatabasesOptions): Promise<TestDatabases> {
  const { makeTestDatabases } = await import('./test-databases.ts');
  return makeTestDatabases(url, options);
}
