import type { Drive, DriveResult } from './drive.ts';
import { openConnection, type Connection } from './http-connection.ts';

/** The requesting process: one for both sides of a comparison, and never the measured one. */
process.once('message', (message) => void answer(message as Drive));

async function answer(drive: Drive): Promise<void> {
  const { perSecond } = drive;
  const latencies = await (perSecond === undefined ? askInTurn(drive) : askOnTime(drive, perSecond));
  // Not before it has been written: pending output would be lost.
  process.send?.({ latencies } satisfies DriveResult, () => process.disconnect());
}

/** Every connection sends again as soon as it has its answer. */
async function askInTurn({ url, token, requests, connections }: Drive): Promise<readonly number[]> {
  const latencies: number[] = [];
  let left = requests;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(url, token);
      while (left-- > 0) {
        const start = performance.now();
        await connection.ask();
        latencies.push(performance.now() - start);
      }
      connection.close();
    }),
  );
  return latencies;
}

/**
 * Requests are sent when they are due, whether or not others have been answered; each is timed from when it was due.
 */
async function askOnTime({ url, token, requests, connections }: Drive, perSecond: number): Promise<readonly number[]> {
  const free: Connection[] = await Promise.all(Array.from({ length: connections }, () => openConnection(url, token)));
  const latencies: number[] = [];
  const due: number[] = [];
  const begin = performance.now() + 50;
  let sent = 0;
  return new Promise((resolve, reject) => {
    const ask = async (connection: Connection, at: number): Promise<void> => {
      await connection.ask();
      latencies.push(performance.now() - at);
      free.push(connection);
      give();
    };
    const give = (): void => {
      while (due.length > 0) {
        const connection = free.pop();
        if (connection === undefined) return;
        ask(connection, due.shift() ?? 0).catch(reject);
      }
      if (latencies.length < requests) return;
      clearInterval(timer);
      for (const connection of free) connection.close();
      resolve(latencies);
    };
    const timer = setInterval(() => {
      for (; sent < requests && begin + (sent * 1000) / perSecond <= performance.now(); sent++)
        due.push(begin + (sent * 1000) / perSecond);
      give();
    }, 1);
  });
}
