import type { Dialect } from '../../language/dialect/dialect.ts';
import type { FileFormat } from '../files/file-format.ts';
import type { Rules } from '../rules/rules.ts';

/** A project file, `rowloom.yaml`: what would otherwise be options of every command, under the same names. */
export type Project = {
  /** A pack, a database's URL, a .sql file or a schema document. Absent: the target's own tables. */
  readonly source?: string;
  /** The dialect of the source's SQL; recognised from the text by default. */
  readonly source_dialect?: Dialect;
  /** For the whole run, or by table, with `*` for each table not named. */
  readonly rows?: number | Readonly<Record<string, number>>;
  readonly seed?: number;
  readonly as_of?: string;
  readonly locale?: string;
  /** The rules themselves, or the path of a rules file. */
  readonly rules?: string | Rules;
  /** By name: where rows go. */
  readonly targets?: Readonly<Record<string, string | ProjectTarget>>;
  /** The default target; the first one if absent. */
  readonly target?: string;
  /** Tables that never get rows. */
  readonly leave_alone?: readonly string[];
};

export type ProjectTarget = {
  /** A database URL or a folder; `${NAME}` stands for a variable of the environment or of `.env`. */
  readonly to: string;
  readonly mode?: 'append' | 'truncate' | 'create';
  readonly format?: FileFormat;
};
