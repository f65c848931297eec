import type { Connection, ResultSetHeader } from 'mysql2';
import { type FillBlock, InfileSource } from './infile-source.ts';

/** Not a file name: the server requests it by name, and gets what we make. */
export const INFILE_NAME = 'rowloom';

export type SentInfile = { readonly rows: number; readonly warnings: number; readonly bytes: number };

/** Runs LOAD DATA LOCAL with a file that is made while it is sent. No file of this machine is ever opened. */
export async function sendInfile(
  connection: Connection,
  statement: string,
  blockBytes: number,
  fill: FillBlock,
  explain: (error: unknown) => Error,
): Promise<SentInfile> {
  const source = new InfileSource(blockBytes, fill);
  const listeners = new Set(connection.listeners('error'));
  try {
    const answer = await new Promise<ResultSetHeader>((resolve, reject) => {
      connection.query<ResultSetHeader>(
        {
          sql: statement,
          infileStreamFactory: (name) => {
            if (name !== INFILE_NAME) source.failure = new Error('The server asked for a file that was not offered.');
            return source.start();
          },
        },
        (error, result) => (error === null ? resolve(result) : reject(explain(error))),
      );
    });
    if (source.failure !== undefined) throw source.failure;
    return { rows: answer.affectedRows, warnings: answer.warningStatus, bytes: source.bytes };
  } finally {
    source.close();
    // The driver does not remove what it set up for this statement.
    for (const listener of connection.listeners('error')) {
      if (!listeners.has(listener)) connection.removeListener('error', listener as () => void);
    }
  }
}
