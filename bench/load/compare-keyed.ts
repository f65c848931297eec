import { copyText } from '@rowloom/engine';
import { runGeneration, type RunOutcome } from '@rowloom/runner';
import type { PostgresServer } from '@rowloom/servers';
import type { Figure } from '../measure.ts';
import { SHOP_RULES } from '../shop-schema.ts';
import type { LoadScratch } from './load-scratch.ts';
import { copyShop, emptyShop, postgresqlTarget } from './open-postgresql.ts';
import { formatRows, openShop, planShop, rowsOf } from './plan-shop.ts';
import { writeReadyFiles } from './ready-files.ts';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

/** Tables with all their keys: raw COPY into them, and a whole generation up to its certificate. */
export async function compareKeyed(
  server: PostgresServer,
  scratch: LoadScratch,
  share: number,
  rounds: number,
): Promise<{ readonly figures: readonly Figure[]; readonly speed: number }> {
  const target = postgresqlTarget(server, 'keyed');
  const shop = await planShop(target, scratch.share * share);
  const pathOf = (table: string): string => scratch.path(`${table}-keyed.copy`);
  writeReadyFiles(await openShop(shop), copyText, pathOf);
  const outcomes: RunOutcome[] = [];
  const planning: number[] = [];
  const generate = async (): Promise<void> => {
    const start = performance.now();
    const planned = await planShop(target, scratch.share * share);
    planning.push((performance.now() - start) / 1000);
    const runId = `bench_${share}_${outcomes.length}`;
    const outcome = await runGeneration({
      target,
      runId,
      requestDigest: runId,
      ...planned,
      rules: SHOP_RULES,
      locale: 'en',
      mode: 'append',
    });
    if (outcome.certificate.violations > 0 || outcome.certificate.unexamined > 0)
      throw new Error('The certificate of the load is not clean.');
    outcomes.push(outcome);
  };
  const before = (): void => emptyShop(server, 'keyed');
  const [psql = [], whole = []] = await takeTurns(rounds, [
    { before, run: () => copyShop(server, 'keyed', pathOf) },
    { before, run: generate },
  ]);
  emptyShop(server, 'keyed');
  const own = whole.map((seconds, round) => seconds - (outcomes[round]?.seconds.checksum ?? 0));
  const rows = rowsOf(shop);
  return {
    speed: rows / spreadOf(own).median,
    figures: figuresOf({ size: formatRows(rows), psql, own, planning, outcomes, isWhole: share === 1 }),
  };
}

type Measured = {
  readonly size: string;
  /** Seconds of each round. */
  readonly psql: readonly number[];
  readonly own: readonly number[];
  readonly planning: readonly number[];
  readonly outcomes: readonly RunOutcome[];
  readonly isWhole: boolean;
};

function figuresOf({ size, psql, own, planning, outcomes, isWhole }: Measured): readonly Figure[] {
  const part = (read: (outcome: RunOutcome) => number): string => `${spreadOf(outcomes.map(read)).median.toFixed(2)} s`;
  const ratio = ratiosOf(own, psql);
  return [
    {
      name: `psql \`\\copy\`, keys, indexes and checks in place, ${size}`,
      value: formatSpread(spreadOf(psql), ' s'),
    },
    {
      name: `a valid database: planned, loaded, constrained, certified, ${size}`,
      value: formatSpread(spreadOf(own), ' s'),
    },
    {
      name: 'its parts: plan, prepare, load, constrain, certify',
      value: [
        `${spreadOf(planning).median.toFixed(2)} s`,
        part(({ seconds }) => seconds.prepare),
        part(({ seconds }) => seconds.load),
        part(({ seconds }) => seconds.constrain),
        part(({ seconds }) => seconds.certify),
      ].join(', '),
    },
    {
      name: 'against `\\copy` with keys in place',
      value: formatSpread(ratio, ''),
      ...(isWhole ? { target: 'at most 0.15', met: ratio.median <= 0.15 } : {}),
    },
    { name: 'the checksum of all rows, read back, on top', value: part(({ seconds }) => seconds.checksum) },
  ];
}
