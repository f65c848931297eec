import { type Dialect, DIALECT_NAMES, DIALECTS, sqlDialectOf } from '@rowloom/engine';
import type { ConnectionKind, Engine } from '@rowloom/contract';

type KindWords = { readonly label: string; readonly example: string; readonly isFiles: boolean };

const ofDialects = Object.fromEntries(
  DIALECT_NAMES.map((name): [Dialect, KindWords] => {
    const { label, exampleUrl } = DIALECTS[name];
    return [name, { label, example: exampleUrl, isFiles: false }];
  }),
) as Record<Dialect, KindWords>;

/** What a connection can lead to, in the reader's words. */
export const CONNECTION_KINDS: Readonly<Record<ConnectionKind, KindWords>> = {
  ...ofDialects,
  directory: { label: 'Folder on the server', example: 'exports/shop', isFiles: true },
  s3: { label: 'S3 bucket', example: 's3://bucket/prefix', isFiles: true },
};

/** Kinds that rows of a project can go to: its own engine, and files. */
export const kindsFor = (engine: Engine): readonly ConnectionKind[] => [
  ...DIALECT_NAMES.filter((name) => sqlDialectOf(name) === sqlDialectOf(engine)),
  'directory',
  's3',
];
