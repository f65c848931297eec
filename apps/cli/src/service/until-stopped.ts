import { EXIT } from '../exit-codes.ts';

/** Waits for the signal to stop, then for the shutdown; a second signal does not wait. */
export function untilStopped(stop: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const take = (): void => {
      if (isStopping) process.exit(EXIT.interrupted);
      isStopping = true;
      stop().then(resolve, reject);
    };
    process.on('SIGINT', take);
    process.on('SIGTERM', take);
  });
}
