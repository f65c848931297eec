import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

const FILE = /^(\d{4})-([a-z\d]+(?:-[a-z\d]+)*)\.sql$/;

/** All migrations, in order; the numbers count from 1 without a gap. */
export function readMigrations(folder: URL = new URL('./migrations/', import.meta.url)): readonly Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, index) => {
    const [, number, name] = FILE.exec(file) ?? [];
    if (name === undefined || Number(number) !== index + 1)
      throw new Error(`The migration ${file} is not named NNNN-name.sql with the number ${index + 1}.`);
    // A checkout may convert line ends; that is not a change.
    const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
    return { number: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}
