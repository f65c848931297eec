export type UrlOptions = {
  /** Unix sockets are files of this machine: only its own user may name them. */
  readonly sockets: boolean;
  /** Who connects where the URL names nobody: for the command line the user of the system. */
  readonly user?: string;
};
