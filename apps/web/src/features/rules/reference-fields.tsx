import { Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import type { ReferenceRule } from '@rowloom/engine';
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
  { value: 'tree', label: 'A tree within the table' },
];
const SHAPES = [
  INFERRED,
  { value: 'even', label: 'Even' },
  { value: 'natural', label: 'Natural' },
  { value: 'skewed', label: 'Skewed' },
];
const DISTRIBUTIONS = [
  INFERRED,
  { value: 'uniform', label: 'Every parent equally' },
  { value: 'zipf', label: 'A few are popular' },
  { value: 'recent', label: 'Those that exist by then' },
];

/** How the rows of a table find the row that they refer to. */
export function ReferenceFields(props: ReferenceFieldsProps) {
  const { label, parent, rule, issues, path, isReadOnly } = props;
  const set = setterOf(props);
  return (
    <Stack gap="xs" role="group" aria-label={`Reference ${label}`}>
      <Text fw={500} fz="sm">
        {label} → {parent}
      </Text>
      <Group grow align="flex-start">
        <Choice
          {...props}
          name="strategy"
          label="Parent is chosen"
          data={STRATEGIES}
          isDisabled={rule.through !== undefined}
        />
        <Choice
          {...props}
          name="shape"
          label="How unevenly children are spread"
          data={
            typeof rule.shape === 'number'
              ? [...SHAPES, { value: String(rule.shape), label: String(rule.shape) }]
              : SHAPES
          }
        />
      </Group>
      <Group grow align="flex-start">
        <Amount {...props} name="min" label="Minimum number of children" />
        <Amount {...props} name="max" label="At most" />
      </Group>
      {rule.strategy === 'scatter' && (
        <Group grow align="flex-start">
          <Choice {...props} name="distribution" label="Popularity" data={DISTRIBUTIONS} />
          <Amount
            {...props}
            name="exponent"
            label="Steepness"
            description="From 0 (alike) to 3 (a few take nearly all)."
            isDisabled={rule.distribution === 'uniform'}
          />
        </Group>
      )}
      {rule.strategy === 'tree' && (
        <Amount {...props} name="depth" label="Levels" description="The maximum depth of the tree." />
      )}
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

const setterOf =
  ({ rule, onChange }: ReferenceFieldsProps) =>
  (change: Partial<Record<keyof ReferenceRule, unknown>>): void =>
    onChange(tidy({ ...rule, ...change } as ReferenceRule));

type ChoiceProps = ReferenceFieldsProps & {
  readonly name: 'strategy' | 'shape' | 'distribution';
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
};

function Choice({ name, label, data, isDisabled = false, ...props }: ChoiceProps) {
  const { rule, issues, path, isReadOnly } = props;
  const set = setterOf({ label, ...props });
  return (
    <Select
      label={label}
      readOnly={isReadOnly}
      disabled={isDisabled}
      data={[...data]}
      value={rule[name] === undefined ? '' : String(rule[name])}
      error={issues[`${path}.${name}`]}
      onChange={(value) => set({ [name]: value === '' || value === null ? undefined : value })}
    />
  );
}

type AmountProps = ReferenceFieldsProps & {
  readonly name: 'min' | 'max' | 'exponent' | 'depth';
  readonly description?: string;
  readonly isDisabled?: boolean;
};

function Amount({ name, label, description, isDisabled = false, ...props }: AmountProps) {
  const { rule, issues, path, isReadOnly } = props;
  const set = setterOf({ label, ...props });
  return (
    <NumberInput
      label={label}
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
}
