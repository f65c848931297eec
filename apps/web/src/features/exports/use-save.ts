import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveTask } from '../../loom/protocol.ts';
import { saveInto, type SaveProgress } from '../../loom/save-into.ts';
import { openSink, type SavePlace } from './save-sinks.ts';

export type SaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly progress: SaveProgress | undefined; readonly since: number }
  | { readonly status: 'done'; readonly progress: SaveProgress }
  | { readonly status: 'failed'; readonly message: string };

export type SaveOrder = {
  readonly place: SavePlace;
  /** Of the file, without its extension. */
  readonly name: string;
  readonly format: SaveTask['format'];
  /** Asked for once it is known where to. */
  readonly what: () => Promise<SaveTask['what']>;
  readonly tables?: readonly string[] | undefined;
};

/** Milliseconds between two pictures of the progress. */
const PICTURE_EVERY = 100;

/** Saves rows from this browser into files, with progress, until it is done or stopped. */
export function useSave() {
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const stopper = useRef<AbortController>(undefined);
  const stop = useCallback(() => stopper.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = async ({ place, name, format, what, tables }: SaveOrder): Promise<void> => {
    const own = new AbortController();
    stopper.current = own;
    try {
      const sink = await openSink(place, name, format);
      setState({ status: 'saving', progress: undefined, since: Date.now() });
      const since = Date.now();
      let shown = 0;
      const onProgress = (progress: SaveProgress): void => {
        const now = performance.now();
        if (now - shown < PICTURE_EVERY) return;
        shown = now;
        setState({ status: 'saving', progress, since });
      };
      const task = {
        what: await what(),
        format,
        companions: place !== 'file',
        ...(tables === undefined ? {} : { tables }),
      };
      const progress = await saveInto(task, sink, { signal: own.signal, onProgress });
      setState({ status: 'done', progress });
    } catch (error) {
      // The user closed the picker, or pressed stop.
      if (error instanceof DOMException && error.name === 'AbortError') setState({ status: 'idle' });
      else setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return { state, start, stop, reset: () => setState({ status: 'idle' }) };
}
