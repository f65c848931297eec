import type { Figure } from '../measure.ts';
import { drive, type DriveResult, quantile } from './drive.ts';
import type { Account } from './open-account.ts';
import type { ShopProject } from './shop-run.ts';

const PER_SECOND = 300;
const SECONDS = 20;
const CONNECTIONS = 32;
const LIMIT = 50;
const LIMIT_DURING_RUN = 100;

/** Requests at an even rate, each timed from when it was due, so that waiting in the client's queue counts too. */
export async function measureLatency(url: string, account: Account, shop: ShopProject): Promise<readonly Figure[]> {
  const ask = (seconds: number): Promise<DriveResult> =>
    drive({
      url: `${url}/api/projects?org_id=${account.organization}`,
      token: account.key,
      requests: PER_SECOND * seconds,
      connections: CONNECTIONS,
      perSecond: PER_SECOND,
    });
  await ask(3);
  const { latencies: quiet } = await ask(SECONDS);
  shop.empty();
  const busy: number[] = [];
  let isRunning = true;
  const run = shop.run().finally(() => {
    isRunning = false;
  });
  // A second at a time, so that no request after the run is counted.
  for (;;) {
    const { latencies } = await ask(1);
    if (!isRunning) break;
    busy.push(...latencies);
  }
  await run;
  return [
    figure(`${PER_SECOND} requests a second for ${SECONDS} s`, quiet, LIMIT),
    figure(`the same while a run loads all rows (${busy.length} requests)`, busy, LIMIT_DURING_RUN),
  ];
}

function figure(name: string, latencies: readonly number[], limit: number): Figure {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(latencies, share));
  return {
    name: `${name}: p50, p99, longest`,
    value: `${p50?.toFixed(1)}, ${p99?.toFixed(1)}, ${most?.toFixed(0)} ms`,
    target: `p99 below ${limit} ms`,
    met: (p99 ?? Number.NaN) < limit,
  };
}
