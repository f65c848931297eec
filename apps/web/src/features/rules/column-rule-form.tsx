import { Alert, NumberInput, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { Column, ColumnPlan, ColumnRule, PreviewValue } from '@rowloom/engine';
import { describeSource } from '../schema/describe-source.ts';
import { beginRule, COLUMN_WAYS, readValue, showValue, wayOf } from './column-ways.ts';
import { GeneratorFields } from './generator-fields.tsx';
import { tidy } from './rule-keys.ts';
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

const MONO = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } };

/** How a column is filled. */
export function ColumnRuleForm(props: ColumnRuleFormProps) {
  const { column, rule, plan, values, choices, issues, isReadOnly, onChange } = props;
  const way = wayOf(rule);
  const set = (change: ColumnRule): void => onChange(tidy({ ...rule, ...change }));
  const generator = plan?.source?.kind === 'generator' ? plan.source.generator : undefined;
  const common = { readOnly: isReadOnly } as const;
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
      {way === 'generator' && <GeneratorFields rule={rule} issues={issues} isReadOnly={isReadOnly} onChange={set} />}
      {way === 'one_of' && (
        <ValueFields column={column} rule={rule} issues={issues} isReadOnly={isReadOnly} onChange={set} />
      )}
      {way === 'range' && (
        <Stack gap={6}>
          {(['min', 'max'] as const).map((end) => (
            <TextInput
              key={end}
              {...common}
              label={end === 'min' ? 'From' : 'To'}
              description={end === 'max' ? 'Both ends are included. A number, a date or a time.' : undefined}
              value={showValue(rule.range?.[end])}
              error={issues[`range.${end}`] ?? (end === 'max' ? issues['range'] : undefined)}
              onChange={({ currentTarget: { value } }) =>
                set({
                  range: tidy({
                    ...rule.range,
                    [end]: value === '' ? undefined : (readValue(value, column) as string | number),
                  }),
                })
              }
            />
          ))}
        </Stack>
      )}
      {way === 'constant' && (
        <TextInput
          {...common}
          label="Value"
          value={showValue(rule.constant)}
          error={issues['constant']}
          onChange={({ currentTarget: { value } }) => set({ constant: readValue(value, column) })}
        />
      )}
      {way === 'pattern' && (
        <TextInput
          {...common}
          label="Pattern"
          description="A regular expression that every value matches."
          spellCheck={false}
          styles={MONO}
          value={rule.pattern ?? ''}
          error={issues['pattern']}
          onChange={({ currentTarget: { value } }) => set({ pattern: value })}
        />
      )}
      {way === 'template' && (
        <TextInput
          {...common}
          label="Text"
          description="A slot is a column of the row or a generator: {given_name} {family_name}"
          spellCheck={false}
          styles={MONO}
          value={rule.template ?? ''}
          error={issues['template']}
          onChange={({ currentTarget: { value } }) => set({ template: value })}
        />
      )}
      {(way === 'derive' || way === 'expression') && (
        <Textarea
          {...common}
          label="Expression"
          description={
            way === 'derive'
              ? "Over the row, its parents and its children: price * quantity, or case when status = 'paid' then 1 else 0 end"
              : 'The database evaluates it; files have no such column.'
          }
          autosize
          minRows={2}
          spellCheck={false}
          styles={MONO}
          value={rule[way] ?? ''}
          error={issues[way]}
          onChange={({ currentTarget: { value } }) => set({ [way]: value })}
        />
      )}
      {(way === 'default' || way === 'omit') && (
        <Text fz="sm" c="dimmed">
          {way === 'default'
            ? 'The database fills the column by its own default.'
            : 'No value is written for this column.'}
        </Text>
      )}
      {column.nullable && way !== 'default' && way !== 'omit' && (
        <NumberInput
          {...common}
          label="Rows that are NULL"
          description="Empty: as inferred."
          suffix=" %"
          min={0}
          max={100}
          clampBehavior="none"
          value={rule.null_fraction === undefined ? '' : Math.round(rule.null_fraction * 10_000) / 100}
          error={issues['null_fraction']}
          onChange={(value) => set({ null_fraction: typeof value === 'number' ? value / 100 : (undefined as never) })}
        />
      )}
      {issues[''] !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {issues['']}
        </Alert>
      )}
    </Stack>
  );
}
