import { Group, NumberInput, ScrollArea, Stack, Text } from '@mantine/core';
import type { PlannedTable } from '@rowloom/contract';
import { formatNumber } from '../../ui/format.ts';

export type RowsByTableProps = {
  readonly planned: readonly PlannedTable[];
  readonly value: Readonly<Record<string, number>>;
  /** What is wrong with a number, by table. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: Readonly<Record<string, number>>) => void;
};

/** A number for each table that has one of its own; the others follow in natural ratios. */
export function RowsByTable({ planned, value, errors, onChange }: RowsByTableProps) {
  const set = (table: string, rows: string | number): void => {
    const { [table]: _before, ...rest } = value;
    onChange(typeof rows === 'number' ? { ...rest, [table]: rows } : rest);
  };
  return (
    // Its content would be as wide as the longest name, and the fields out of sight.
    <ScrollArea.Autosize
      mah={360}
      type="auto"
      scrollbars="y"
      offsetScrollbars
      styles={{ content: { display: 'block', minWidth: 0 } }}
    >
      <Stack gap={6}>
        <Text c="dimmed" fz="xs">
          Tables without a number get rows in proportion to the others.
        </Text>
        {planned.map(({ name, rows }) => (
          <Group key={name} wrap="nowrap" justify="space-between">
            <Text fz="sm" truncate title={name}>
              {name}
            </Text>
            <NumberInput
              size="xs"
              w={130}
              flex="none"
              aria-label={`Rows of ${name}`}
              placeholder={formatNumber(rows)}
              min={0}
              allowDecimal={false}
              value={value[name] ?? ''}
              error={errors[name]}
              onChange={(next) => set(name, next)}
            />
          </Group>
        ))}
      </Stack>
    </ScrollArea.Autosize>
  );
}
