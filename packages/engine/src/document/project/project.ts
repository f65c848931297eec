import type { Dialect } from '../../language/dialect/dialect.ts';
import type { FileFormat } from '../files/file-format.ts';
import type { Rules } from '../rules/rules.ts';

/** A project's file, `rowloom.yaml`: what the command line would otherwise be told each time. Names are those of its options. */
export type Project = {
  /** A pack, a database's URL, a .sql file or a schema document. Absent: the target's own tables. */
  readonly source?: string;
  /** What the source's SQL is written in; recognized from the text unless told. */
  readonly source_dialect?: Dialect;
  /** In the whole run, or by table, `*` for each table not named. */
  readonly rows?: number | Readonly<Record<string, number>>;
  readonly seed?: number;
  readonly as_of?: string;
  readonly locale?: string;
  /** Rules themselves, or the path of a file that holds them. */
  readonly rules?: string | Rules;
  /** By name: where rows go. */
  readonly targets?: Readonly<Record<string, string | ProjectTarget>>;
  /** The default target; the first one if left out. */
  readonly target?: string;
  /** Tables that get no rows, whoever asks. */
  readonly leave_alone?: readonly string[];
};

export type ProjectTarget = {
  /** A database's URL or a folder; `${NAME}` stands for a variable of the environment or of `.env`. */
  readonly to: string;
  readonly mode?: 'append' | 'truncate' | 'create';
  readonly format?: FileFormat;
};
