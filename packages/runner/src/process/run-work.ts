import type { Certificate } from '../certificate/certificate.ts';
import type { RowCount } from './count-rows.ts';
import type { DoneRun, LeftRows, RunMessage } from './run-message.ts';

/** The context of a task's work. */
export type RunWork = {
  readonly signal: AbortSignal;
  readonly send: (message: RunMessage) => void;
  readonly count: RowCount;
  /** The module of the threads that write files. */
  readonly fileWorker: URL;
};

export type Outcome = Omit<DoneRun, 'seconds' | 'certificate'> & {
  readonly seconds: Readonly<Record<string, number>>;
  readonly certificate: Certificate | null;
};

/** Work that can also say what an unfinished run has left. */
export type StartedWork = {
  readonly outcome: Promise<Outcome>;
  readonly left: () => Promise<LeftRows>;
};
