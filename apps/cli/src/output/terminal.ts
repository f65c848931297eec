import { makeStyle, type Style } from './style.ts';

/** Where messages go: standard output, or standard error while the output carries rows. */
export type Terminal = {
  readonly isTTY: boolean;
  readonly style: Style;
  /** Cells of a line; unlimited without a terminal. */
  readonly width: () => number;
  readonly write: (text: string) => void;
  readonly line: (text?: string) => void;
};

type Stream = NodeJS.WriteStream | (NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number });

export function openTerminal(stream: Stream, environment: NodeJS.ProcessEnv = process.env): Terminal {
  const isTTY = stream.isTTY === true;
  endWithReader(stream);
  const wished = Number(environment['COLUMNS'] ?? Number.NaN);
  const width = (): number => {
    if (isTTY && stream.columns !== undefined && stream.columns > 0) return stream.columns;
    return wished > 0 ? wished : isTTY ? 80 : Number.POSITIVE_INFINITY;
  };
  const write = (text: string): void => {
    stream.write(text);
  };
  return { isTTY, style: makeStyle(stream, environment), width, write, line: (text = '') => write(`${text}\n`) };
}

/** A reader may stop early (`| head`): that is not an error, and needs no message. */
function endWithReader(stream: Stream): void {
  if (stream.listenerCount('error') > 0) return;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
