/** Where the service tells operators what happens: pino's form. Nothing secret and no row is ever handed to it. */
export type Log = {
  readonly debug: (fields: object, message: string) => void;
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};
