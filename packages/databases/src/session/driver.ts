import type { RunContext, SchemaDocument } from '@rowloom/engine';
import type { DatabaseAddress } from '../address/database-address.ts';
import type { Ddl, DdlOptions } from '@rowloom/sql';
import type { LoaderOptions, TableLoader } from '../load/table-loader.ts';
import type { CatalogueFunction } from '../postgresql/introspect/read-functions.ts';
import type { Session } from './session.ts';

/** The capabilities of a dialect; one folder each, with the same files. */
export type Driver = {
  readonly connect: (address: DatabaseAddress, options?: ConnectOptions) => Promise<Session>;
  readonly introspect: (session: Session, request?: IntrospectRequest) => Promise<SchemaDocument>;
  /** Functions that CHECKs may call, in dialects that allow them. */
  readonly readFunctions?: (session: Session) => Promise<readonly CatalogueFunction[]>;
  readonly writeDdl: (schema: SchemaDocument, options?: DdlOptions) => Ddl | Promise<Ddl>;
  /** The session may still be opening: the row maker is compiled meanwhile. */
  readonly openLoader: (
    session: Session | Promise<Session>,
    run: RunContext,
    table: string,
    options?: LoaderOptions,
  ) => Promise<TableLoader>;
};

export type ConnectOptions = {
  /** Milliseconds until a connection counts as refused; 10,000 by default. */
  readonly timeout?: number;
  /** Milliseconds to wait for a lock of another session; 60,000 by default. */
  readonly lockTimeout?: number;
  /** Shown in the server's list of connections. */
  readonly applicationName?: string;
  /** SQLite only: creates the file if it is missing. */
  readonly create?: boolean;
  /** In PEM; by default the authorities that this machine trusts. */
  readonly certificateAuthority?: string;
};

export type IntrospectRequest = {
  /** Names of schemas; by default all but the system's own and Rowloom's ledger. MySQL and SQLite have only one. */
  readonly schemas?: readonly string[];
  /** Further schemas, if they exist; only used with `schemas`. */
  readonly besides?: readonly string[];
  /** Also the server's own statistics, without a value of text, bytes, JSON or network columns. */
  readonly statistics?: boolean;
  /** Receives what had to be left out, such as a foreign key that leads outside the requested schemas. */
  readonly warn?: (message: string) => void;
};
