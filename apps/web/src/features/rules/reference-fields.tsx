import { Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import type { ReferenceRule } from '@rowloom/engine';
import type { ReactNode } from 'react';
import { tidy } from './rule-keys.ts';

export type ReferenceFieldsProps = {
  readonly label: string;
  readonly parent: string;
  readonly rule: ReferenceRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly path: string;
  readonly isReadOnly: boolean;
  readonly onChange: (rule: ReferenceRule) => void;
};

const INFERRED = { value: '', label: 'As inferred' };
const STRATEGIES = [
  INFERRED,
  { value: 'fan_out', label: 'Each parent owns a range' },
  { value: 'scatter', label: 'Each row draws its parent' },
  { value: 'one_to_one', label: 'One row for each parent' },
  { value: 'junction', label: 'Distinct pairs' },
  { value: 'tree', label: 'A tree of the table itself' },
];
const SHAPES = [
  INFERRED,
  { value: 'even', label: 'Even' },
  { value: 'natural', label: 'Natural' },
  { value: 'skewed', label: 'Skewed' },
];
const DISTRIBUTIONS = [
  INFERRED,
  { value: 'uniform', label: 'Every parent alike' },
  { value: 'zipf', label: 'A few are popular' },
  { value: 'recent', label: 'Those there by then' },
];

/** How the rows of a table find the row that they refer to. */
export function ReferenceFields({ label, parent, rule, issues, path, isReadOnly, onChange }: ReferenceFieldsProps) {
  const set = (change: Partial<Record<keyof ReferenceRule, unknown>>): void =>
    onChange(tidy({ ...rule, ...change } as ReferenceRule));
  const chosen = (value: string | null): string | undefined => (value === '' || value === null ? undefined : value);
  const number = (
    name: 'min' | 'max' | 'exponent' | 'depth',
    words: string,
    description?: string,
    isDisabled = false,
  ): ReactNode => (
    <NumberInput
      label={words}
      description={description}
      readOnly={isReadOnly}
      disabled={isDisabled}
      allowDecimal={name === 'exponent'}
      min={0}
      placeholder="As inferred"
      value={rule[name] ?? ''}
      error={issues[`${path}.${name}`]}
      onChange={(value) => set({ [name]: typeof value === 'number' ? value : undefined })}
    />
  );
  return (
    <Stack gap="xs" role="group" aria-label={`Reference ${label}`}>
      <Text fw={500} fz="sm">
        {label} → {parent}
      </Text>
      <Group grow align="flex-start">
        <Select
          label="Parent is chosen"
          readOnly={isReadOnly}
          disabled={rule.through !== undefined}
          data={STRATEGIES}
          value={rule.strategy ?? ''}
          error={issues[`${path}.strategy`]}
          onChange={(value) => set({ strategy: chosen(value) })}
        />
        <Select
          label="How uneven parents are"
          readOnly={isReadOnly}
          data={
            typeof rule.shape === 'number'
              ? [...SHAPES, { value: String(rule.shape), label: String(rule.shape) }]
              : SHAPES
          }
          value={rule.shape === undefined ? '' : String(rule.shape)}
          error={issues[`${path}.shape`]}
          onChange={(value) => set({ shape: chosen(value) })}
        />
      </Group>
      <Group grow align="flex-start">
        {number('min', 'Children of one parent, at least')}
        {number('max', 'At most')}
      </Group>
      {rule.strategy === 'scatter' && (
        <Group grow align="flex-start">
          <Select
            label="Popularity"
            readOnly={isReadOnly}
            data={DISTRIBUTIONS}
            value={rule.distribution ?? ''}
            error={issues[`${path}.distribution`]}
            onChange={(value) => set({ distribution: chosen(value) })}
          />
          {number(
            'exponent',
            'Steepness',
            'From 0 (alike) to 3 (a few take nearly all).',
            rule.distribution === 'uniform',
          )}
        </Group>
      )}
      {rule.strategy === 'tree' && number('depth', 'Levels', 'How deep the tree is at most.')}
      <TextInput
        label="Through another"
        description="The parent is the one that other references lead to, such as payment.order_id."
        readOnly={isReadOnly}
        spellCheck={false}
        value={rule.through ?? ''}
        error={issues[`${path}.through`] ?? issues[path]}
        onChange={({ currentTarget: { value } }) => set({ through: value === '' ? undefined : value })}
      />
    </Stack>
  );
}
