export type Period = {
  /** `YYYY-MM-01`, as the store keeps it. */ readonly start: string;
  readonly from: Date;
  readonly to: Date;
};

/** Periods are calendar months in UTC. */
export function periodOf(now: Date): Period {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { start: from.toISOString().slice(0, 10), from, to };
}
