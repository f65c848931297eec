import {
  type Id,
  refuse,
  type Usage as UsageSummary,
  type UsageByProject,
  type UsagePeriod,
  type UsageSeries,
} from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { openPage, type Page, type PageQuery } from '../lists/page.ts';
import type { Db, Store } from '../store/store.ts';
import { periodOf } from './usage-period.ts';
import { frameSeries, type SeriesQuery } from './usage-series.ts';
import { findUsage, type PeriodRow, selectPeriods, selectPoints, selectUsageByProject } from './usage-store.ts';
import { storeNow } from '../store/store-clock.ts';

export type Usage = {
  readonly summary: (caller: Caller, organizationId: Id<'organization'>) => Promise<UsageSummary>;
  readonly byProject: (caller: Caller, organizationId: Id<'organization'>) => Promise<UsageByProject>;
  readonly history: (organizationId: Id<'organization'>, query: PageQuery) => Promise<Page<UsagePeriod>>;
  /** Totals of the organization, as in the summary: they name no project. */
  readonly series: (organizationId: Id<'organization'>, query: SeriesQuery) => Promise<UsageSeries>;
};

export function makeUsage({ store, now = storeNow }: { readonly store: Store; readonly now?: () => Date }): Usage {
  return {
    summary: (caller, organizationId) => readSummary(store.db, caller.userId, organizationId, now()),
    async byProject(caller, organizationId) {
      const { start, from, to } = periodOf(now());
      const items = await selectUsageByProject(store.db, organizationId, start, caller.userId);
      return { period_start: from.toISOString(), period_end: to.toISOString(), items };
    },
    async history(organizationId, query) {
      const page = openPage(query, ['usage-history', organizationId]);
      const rows = await selectPeriods(store.db, organizationId, periodOf(now()).start, page);
      return page.close(rows, ({ period_start }) => period_start.replaceAll('-', ''), toUsagePeriod);
    },
    async series(organizationId, query) {
      const frame = frameSeries(query, now());
      const rows = await selectPoints(store.db, organizationId, frame);
      const found = new Map(rows.map((row) => [row.at.getTime(), row]));
      return {
        from: frame.from.toISOString(),
        to: frame.to.toISOString(),
        interval: frame.interval,
        points: frame.starts.map((at) => {
          const point = found.get(at.getTime());
          return { at: at.toISOString(), rows: point?.rows ?? 0, runs: point?.runs ?? 0 };
        }),
      };
    },
  };
}

async function readSummary(
  db: Db,
  userId: Id<'user'>,
  organizationId: Id<'organization'>,
  now: Date,
): Promise<UsageSummary> {
  const { start, from, to } = periodOf(now);
  const row = await findUsage(db, organizationId, start, userId);
  if (row === undefined) throw refuse('insufficient_role');
  const { bonus_spent, ...shown } = row;
  // Rows paid from the bonus balance took none of the included ones.
  const used = row.rows_consumed + row.rows_reserved - bonus_spent;
  return {
    organization_id: organizationId,
    period_start: from.toISOString(),
    period_end: to.toISOString(),
    ...shown,
    rows_remaining: row.rows_included === null ? null : Math.max(0, row.rows_included - used),
  };
}

function toUsagePeriod({ period_start, bonus_spent, ...row }: PeriodRow): UsagePeriod {
  const { from, to } = periodOf(new Date(period_start));
  return { period_start: from.toISOString(), period_end: to.toISOString(), ...row, bonus_rows_spent: bonus_spent };
}
