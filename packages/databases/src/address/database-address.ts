/** The address of a database, as separately checked fields: a URL is never passed to a driver. */
export type DatabaseAddress = ServerAddress | FileAddress;

export type ServerAddress = {
  readonly dialect: 'postgresql' | 'mysql';
  /** A host name or address; for a Unix socket the folder (PostgreSQL) or the socket itself (MySQL). */
  readonly host: string;
  /** The resolved address of the host: connections go there, certificates are for the name. */
  readonly pinned?: string;
  readonly port: number;
  readonly socket: boolean;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly tls: TlsMode;
  /** The schemas to which the URL is restricted. */
  readonly schemas?: readonly string[];
};

export type FileAddress = { readonly dialect: 'sqlite'; readonly file: string };

/**
 * `verify_full`: certificate and host name are checked; `verify_ca`: only the certificate, for any host; `require`:
 * only encrypted; `disable`: not even that.
 */
export type TlsMode = 'verify_full' | 'verify_ca' | 'require' | 'disable';

/** Whether it is a file, without a host and a user. */
export const isFileAddress = (address: DatabaseAddress): address is FileAddress => 'file' in address;
