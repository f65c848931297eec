import { Stack, TextInput } from '@mantine/core';
import type { Column, ColumnRule } from '@rowloom/engine';
import { readValue, showValue } from './column-ways.ts';
import { tidy } from './rule-keys.ts';

export type RangeFieldsProps = {
  readonly column: Column;
  readonly rule: ColumnRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: ColumnRule) => void;
};

/** From where to where the values of a column lie. */
export function RangeFields({ column, rule, issues, isReadOnly, onChange }: RangeFieldsProps) {
  return (
    <Stack gap={6}>
      {(['min', 'max'] as const).map((end) => (
        <TextInput
          key={end}
          readOnly={isReadOnly}
          label={end === 'min' ? 'From' : 'To'}
          description={end === 'max' ? 'Both ends are included. A number, a date or a time.' : undefined}
          value={showValue(rule.range?.[end])}
          error={issues[`range.${end}`] ?? (end === 'max' ? issues['range'] : undefined)}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              range: tidy({
                ...rule.range,
                [end]: value === '' ? undefined : (readValue(value, column) as string | number),
              }),
            })
          }
        />
      ))}
    </Stack>
  );
}
