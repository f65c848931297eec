export type UrlOptions = {
  /** Unix sockets are files of this machine: only its own user may name them. */
  readonly sockets: boolean;
  /** The user if the URL names none: for the command line the system user. */
  readonly user?: string;
};
