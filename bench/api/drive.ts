import { fork } from 'node:child_process';

export type Drive = {
  readonly url: string;
  readonly token: string;
  readonly requests: number;
  readonly connections: number;
  /** Without it every connection sends as fast as it is answered. */
  readonly perSecond?: number;
};

/** Milliseconds of each request. */
export type DriveResult = { readonly latencies: readonly number[] };

/** Sends requests from a separate process; an answer other than 200 ends the bench. */
export function drive(options: Drive): Promise<DriveResult> {
  const child = fork(new URL('./request-load.ts', import.meta.url), { execArgv: [] });
  child.send(options);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as DriveResult));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that asks ended with ${String(code)}.`)));
  });
}

/** The value below which this share of all values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
