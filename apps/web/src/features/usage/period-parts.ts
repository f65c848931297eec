import type { Usage } from '@rowloom/contract';

export type PeriodPart = {
  readonly name: string;
  readonly rows: number;
  /** Of the whole bar, 0 to 100. */
  readonly share: number;
  readonly color: string;
};

type Figures = Pick<Usage, 'rows_consumed' | 'rows_reserved' | 'rows_included' | 'bonus_rows'>;

/** The bar of a period: what is used, held for runs under way, still included, and the bonus after it. */
export function partsOf({
  rows_consumed: used,
  rows_reserved: held,
  rows_included: included,
  bonus_rows: bonus,
}: Figures): readonly PeriodPart[] {
  if (included === null) return [];
  const free = Math.max(0, included - used - held);
  const whole = Math.max(1, used + held + free + bonus);
  return [
    { name: 'Used', rows: used, color: 'var(--mantine-color-petrol-7)' },
    { name: 'Reserved for runs in progress', rows: held, color: 'var(--mantine-color-petrol-3)' },
    { name: 'Free', rows: free, color: 'var(--rl-line)' },
    // They are spent last.
    { name: 'Bonus', rows: bonus, color: 'var(--mantine-color-yellow-5)' },
  ]
    .filter(({ rows, name }) => rows > 0 || name === 'Used')
    .map((part) => ({ ...part, share: (100 * part.rows) / whole }));
}
