import { NumberInput } from '@mantine/core';
import type { ColumnRule } from '@rowloom/engine';

export type NullFieldProps = {
  readonly rule: ColumnRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: ColumnRule) => void;
};

/** How often a column that may be NULL is NULL. */
export function NullField({ rule, issues, isReadOnly, onChange }: NullFieldProps) {
  return (
    <NumberInput
      readOnly={isReadOnly}
      label="Rows that are NULL"
      description="Empty: as inferred."
      suffix=" %"
      min={0}
      max={100}
      clampBehavior="none"
      value={rule.null_fraction === undefined ? '' : Math.round(rule.null_fraction * 10_000) / 100}
      error={issues['null_fraction']}
      onChange={(value) => onChange({ null_fraction: typeof value === 'number' ? value / 100 : (undefined as never) })}
    />
  );
}
