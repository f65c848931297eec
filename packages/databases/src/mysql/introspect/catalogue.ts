import type { Session } from '../../session/session.ts';

/** The catalogues of MySQL and MariaDB differ in columns and in how they print expressions. */
export type Catalogue = {
  readonly session: Session;
  readonly isMariadb: boolean;
  readonly databases: readonly string[];
  /** Whether the server is at least of this version of its own line. */
  readonly isSince: (major: number, minor: number, patch: number) => boolean;
};

export function makeCatalogue(session: Session, databases: readonly string[]): Catalogue {
  const [, ...version] = /^(\d+)\.(\d+)\.(\d+)/.exec(session.serverVersion) ?? [];
  return {
    session,
    isMariadb: session.dialect === 'mariadb',
    databases,
    isSince: (...wanted) => {
      const at = wanted.findIndex((part, index) => part !== Number(version[index]));
      return at < 0 || Number(version[at]) > (wanted[at] ?? 0);
    },
  };
}

/** `$1, $2`, for a list of the databases. */
export function placeholders({ databases }: Catalogue): string {
  return databases.map((_, index) => `$${index + 1}`).join(', ');
}

/** The table of a catalogue row. */
export type TablePlace = { readonly table_schema: string; readonly table_name: string };

export function placeKey({ table_schema: schema, table_name: table }: TablePlace): string {
  return JSON.stringify([schema, table]);
}

/** Rows by table, each list in the order of the query. */
export function groupByTable<Row extends TablePlace>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = placeKey(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
