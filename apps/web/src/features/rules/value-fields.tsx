import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { Column, ColumnRule, JsonValue } from '@rowloom/engine';
import { Plus, Xmark } from 'iconoir-react';
import { readValue, showValue } from './column-ways.ts';

export type ValueFieldsProps = {
  readonly column: Column;
  readonly rule: ColumnRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: ColumnRule) => void;
};

/** Values to choose from, and how often each one comes. */
export function ValueFields({ column, rule, issues, isReadOnly, onChange }: ValueFieldsProps) {
  const values = rule.one_of ?? [];
  const { weights } = rule;
  const sum = (weights ?? []).reduce((total, weight) => total + weight, 0);
  const set = (next: readonly JsonValue[], nextWeights: readonly number[] | undefined): void =>
    onChange({ one_of: next, weights: nextWeights as never });
  const setWeight = (index: number, weight: number): void =>
    set(values, values.map((_, place) => weights?.[place] ?? 1).with(index, weight));
  return (
    <Stack gap={6} role="group" aria-label="Values">
      <Group justify="space-between">
        <Text fz="sm" fw={500}>
          Values
        </Text>
        <Text fz="xs" c="dimmed">
          weight{weights === undefined ? ' (all alike)' : ''}
        </Text>
      </Group>
      {values.map((value, index) => (
        <ValueLine
          key={index}
          {...{ column, index, value, isReadOnly }}
          weight={weights?.[index]}
          sum={sum}
          error={issues[`one_of[${index}]`] ?? issues[`one_of.${index}`]}
          isOnly={values.length === 1}
          onValue={(next) => set(values.with(index, next), weights)}
          onWeight={(weight) => setWeight(index, weight)}
          onRemove={() => set(values.toSpliced(index, 1), weights?.toSpliced(index, 1))}
        />
      ))}
      {!isReadOnly && (
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<Plus width={16} />}
            onClick={() => set([...values, ''], weights === undefined ? undefined : [...weights, 1])}
          >
            Add a value
          </Button>
        </Group>
      )}
      {(issues['one_of'] ?? issues['weights']) !== undefined && (
        <Text c="var(--mantine-color-error)" fz="sm" role="alert">
          {issues['one_of'] ?? issues['weights']}
        </Text>
      )}
    </Stack>
  );
}

type ValueLineProps = {
  readonly column: Column;
  readonly index: number;
  readonly value: JsonValue;
  /** Absent: all values are alike. */
  readonly weight: number | undefined;
  /** Of all weights. */
  readonly sum: number;
  readonly error: string | undefined;
  readonly isOnly: boolean;
  readonly isReadOnly: boolean;
  readonly onValue: (value: JsonValue) => void;
  readonly onWeight: (weight: number) => void;
  readonly onRemove: () => void;
};

function ValueLine({ column, index, value, weight, sum, isOnly, isReadOnly, ...props }: ValueLineProps) {
  const { error, onValue, onWeight, onRemove } = props;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <TextInput
        flex={1}
        readOnly={isReadOnly}
        aria-label={`Value ${index + 1}`}
        value={value === null ? '' : showValue(value)}
        placeholder={value === null ? 'NULL' : ''}
        error={error}
        onChange={({ currentTarget: { value: text } }) => onValue(readValue(text, column))}
      />
      <NumberInput
        w={92}
        readOnly={isReadOnly}
        aria-label={`Weight of value ${index + 1}`}
        min={0}
        hideControls
        value={weight ?? 1}
        suffix={weight === undefined || sum === 0 ? '' : ` (${Math.round((100 * weight) / sum)}%)`}
        onChange={(next) => typeof next === 'number' && next !== (weight ?? 1) && onWeight(next)}
      />
      {!isReadOnly && (
        <ActionIcon
          mt={4}
          variant="subtle"
          color="gray"
          aria-label={`Remove value ${index + 1}`}
          disabled={isOnly}
          onClick={onRemove}
        >
          <Xmark width={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
