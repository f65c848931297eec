import { Alert, Select, Stack, Text } from '@mantine/core';
import type { Column, ColumnPlan, ColumnRule, PreviewValue } from '@rowloom/engine';
import { describeSource } from '../schema/describe-source.ts';
import { beginRule, COLUMN_WAYS, wayOf } from './column-ways.ts';
import { GeneratorFields } from './generator-fields.tsx';
import { NullField } from './null-field.tsx';
import { RangeFields } from './range-fields.tsx';
import { tidy } from './rule-keys.ts';
import { TextFields } from './text-fields.tsx';
import { ValueFields } from './value-fields.tsx';

export type ColumnRuleFormProps = {
  readonly column: Column;
  readonly rule: ColumnRule;
  readonly plan: ColumnPlan | undefined;
  /** Values as they are now, to begin from. */
  readonly values: readonly PreviewValue[];
  /** Every value that it can have, where the type names them. */
  readonly choices: readonly (string | boolean)[] | undefined;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (rule: ColumnRule) => void;
};

/** How a column is filled. */
export function ColumnRuleForm(props: ColumnRuleFormProps) {
  const { column, rule, plan, values, choices, issues, isReadOnly, onChange } = props;
  const way = wayOf(rule);
  const set = (change: ColumnRule): void => onChange(tidy({ ...rule, ...change }));
  const generator = plan?.source?.kind === 'generator' ? plan.source.generator : undefined;
  const fields = { column, rule, issues, isReadOnly, onChange: set };
  const inferred = plan === undefined ? undefined : describeSource(plan.source);
  return (
    <Stack>
      <Select
        label="Filled by"
        data={COLUMN_WAYS.filter(({ value }) => value !== 'omit' || column.nullable || column.default !== undefined)}
        value={way}
        readOnly={isReadOnly}
        onChange={(next) => onChange(beginRule(next ?? '', rule, { generator, values, choices }))}
      />
      {way === '' && plan !== undefined && (
        <div>
          <Text fz="sm">{inferred}</Text>
          <Text fz="xs" c="dimmed">
            {plan.reason}
          </Text>
        </div>
      )}
      {way === 'generator' && <GeneratorFields {...fields} />}
      {way === 'one_of' && <ValueFields {...fields} />}
      {way === 'range' && <RangeFields {...fields} />}
      <TextFields way={way} {...fields} />
      {column.nullable && way !== 'default' && way !== 'omit' && <NullField {...fields} />}
      {issues[''] !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {issues['']}
        </Alert>
      )}
    </Stack>
  );
}
