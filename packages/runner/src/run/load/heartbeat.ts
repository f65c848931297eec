import { beat } from '../../ledger/attempts.ts';
import type { LedgerPlace } from '../../ledger/ledger-place.ts';
import type { Control } from '../../target/control.ts';

/** Lets others see that the attempt lives. Three signs within a lease: one or two may be late. */
export function keepBeating(
  control: Control,
  ledger: LedgerPlace,
  run: { readonly runId: string; readonly epoch: number },
  lease: number,
): { readonly stop: () => void } {
  let isBusy = false;
  const timer = setInterval(
    () => {
      if (isBusy) return;
      isBusy = true;
      void control
        .use((session) => beat(session, ledger, run))
        // Silence is the sign of a lost server; whoever is loading finds out by itself.
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    },
    (lease * 1000) / 3,
  );
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
