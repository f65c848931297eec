import { DIALECT_NAMES, sqlDialectOf } from '@rowloom/engine';
import type { ConnectionKind, Engine } from '@rowloom/contract';

/** What a connection can lead to, in the reader's words. */
export const CONNECTION_KINDS: Readonly<
  Record<ConnectionKind, { readonly label: string; readonly example: string; readonly isFiles: boolean }>
> = {
  postgresql: {
    label: 'PostgreSQL',
    example: 'postgresql://user:password@host:5432/database',
    isFiles: false,
  },
  mysql: { label: 'MySQL', example: 'mysql://user:password@host:3306/database', isFiles: false },
  mariadb: { label: 'MariaDB', example: 'mariadb://user:password@host:3306/database', isFiles: false },
  sqlite: { label: 'SQLite', example: 'sqlite:shop.db', isFiles: false },
  directory: { label: 'Folder on the server', example: 'exports/shop', isFiles: true },
  s3: { label: 'S3 bucket', example: 's3://bucket/prefix', isFiles: true },
};

/** Kinds that rows of a project can go to: its own engine, and files. */
export const kindsFor = (engine: Engine): readonly ConnectionKind[] => [
  ...DIALECT_NAMES.filter((name) => sqlDialectOf(name) === sqlDialectOf(engine)),
  'directory',
  's3',
];
