import { NumberInput, SegmentedControl, Stack } from '@mantine/core';
import type { PlanAnswer } from '@rowloom/contract';
import { Surface } from '../../ui/surface.tsx';
import { RowsByTable } from './rows-by-table.tsx';
import type { RunFieldsProps } from './run-form.ts';

export type AmountFieldsProps = RunFieldsProps & { readonly planned: PlanAnswer['tables'] };

/** How many rows, over all tables or of each. */
export function AmountFields({ form, wrong, planned }: AmountFieldsProps) {
  return (
    <Surface title="How much">
      <Stack>
        <SegmentedControl
          aria-label="How rows are counted"
          data={[
            { value: 'total', label: 'Rows in all' },
            { value: 'tables', label: 'By table' },
          ]}
          {...form.getInputProps('amount')}
        />
        {form.values.amount === 'total' ? (
          <NumberInput
            label="Rows"
            description="Spread over the tables in natural ratios."
            min={1}
            allowDecimal={false}
            {...form.getInputProps('total')}
            error={wrong.total}
          />
        ) : (
          <RowsByTable
            planned={planned}
            value={form.values.perTable}
            errors={wrong.perTable}
            onChange={(perTable) => form.setFieldValue('perTable', perTable)}
          />
        )}
      </Stack>
    </Surface>
  );
}
