/** Where a database is, as fields that were each checked: a URL is never handed to a driver. */
export type DatabaseAddress = ServerAddress | FileAddress;

export type ServerAddress = {
  readonly dialect: 'postgresql' | 'mysql';
  /** A host name or address; for a Unix socket the folder (PostgreSQL) or the socket itself (MySQL). */
  readonly host: string;
  /** The address that the host's name was found to have: connections go there, certificates are for the name. */
  readonly pinned?: string;
  readonly port: number;
  readonly socket: boolean;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly tls: TlsMode;
  /** The schemas that the URL restricts itself to. */
  readonly schemas?: readonly string[];
};

export type FileAddress = { readonly dialect: 'sqlite'; readonly file: string };

/**
 * `verify_full`: certificate and host name are checked; `verify_ca`: the certificate, for whatever host; `require`:
 * encrypted only; `disable`: not even that.
 */
export type TlsMode = 'verify_full' | 'verify_ca' | 'require' | 'disable';

/** Whether it is a file, which has neither a host nor a user. */
export const isFileAddress = (address: DatabaseAddress): address is FileAddress => 'file' in address;
