import type { Client, Connection, Submittable } from 'pg';

/**
 * What pg's client calls on the current query while the server answers it. The types of pg have only `submit`;
 * pg-cursor and pg-copy-streams implement the rest as well.
 */
export type ClientQuery = {
  readonly submit: (connection: WireConnection) => void;
  readonly handleError: (error: unknown) => void;
  readonly handleReadyForQuery: () => void;
  readonly handleRowDescription: (message: { readonly fields: readonly WireField[] }) => void;
  readonly handleDataRow: (message: { readonly fields: readonly (string | null)[] }) => void;
  readonly handleCommandComplete: (message: { readonly text: string }) => void;
  readonly handlePortalSuspended: () => void;
  readonly handleEmptyQuery: () => void;
  readonly handleCopyInResponse: () => void;
  readonly handleCopyData: () => void;
};

export type WireField = { readonly name: string; readonly dataTypeID: number };

/** pg's connection with the messages that its types omit or describe wrongly. */
export type WireConnection = Pick<Connection, 'stream' | 'query' | 'flush' | 'sync'> & {
  readonly parse: (message: { readonly name: string; readonly text: string }) => void;
  readonly bind: (message: { readonly values: readonly (string | Buffer | null)[] }) => void;
  readonly describe: (message: { readonly type: 'P'; readonly name: string }) => void;
  readonly execute: (message: { readonly portal: string; readonly rows: number }) => void;
  readonly close: (message: { readonly type: 'P'; readonly name: string }) => void;
  readonly sendCopyFail: (reason: string) => void;
  readonly endCopyFrom: () => void;
};

const ignore = (): void => undefined;

export function submitQuery(
  client: Client,
  parts: Partial<ClientQuery> & Pick<ClientQuery, 'submit' | 'handleError' | 'handleReadyForQuery'>,
): void {
  const query: ClientQuery = {
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleCommandComplete: ignore,
    handlePortalSuspended: ignore,
    handleEmptyQuery: ignore,
    handleCopyInResponse: ignore,
    handleCopyData: ignore,
    ...parts,
  };
  client.query(query as ClientQuery & Submittable);
}
