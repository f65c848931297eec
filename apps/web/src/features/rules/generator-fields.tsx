import { Select, Stack, Text, TextInput } from '@mantine/core';
import type { ColumnRule } from '@rowloom/engine';
import { useGenerators } from '../../loom/use-loom.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { readOption, showValue } from './column-ways.ts';
import { tidy } from './rule-keys.ts';

export type GeneratorFieldsProps = {
  readonly rule: ColumnRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: ColumnRule) => void;
};

/** A generator of the catalogue and its options, each with what it means. */
export function GeneratorFields({ rule, issues, isReadOnly, onChange }: GeneratorFieldsProps) {
  const catalogue = useGenerators();
  const generators = catalogue.data ?? [];
  const chosen = generators.find(({ name }) => name === rule.generator);
  const setOption = (name: string, text: string): void => {
    const options = tidy({ ...rule.options, [name]: text === '' ? undefined : readOption(text) });
    onChange({ options: Object.keys(options).length === 0 ? (undefined as never) : (options as never) });
  };
  return (
    <Stack>
      <LoadFailure what="The generators" query={catalogue} />
      <Select
        label="Generator"
        searchable
        readOnly={isReadOnly}
        maxDropdownHeight={320}
        data={generators.map(({ name }) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        value={rule.generator ?? null}
        error={issues['generator']}
        description={chosen?.summary}
        onChange={(name) => onChange({ generator: name ?? '', options: undefined as never })}
        renderOption={({ option }) => (
          <div>
            <Text fz="sm">{option.label}</Text>
            <Text fz="xs" c="dimmed" lineClamp={1}>
              {generators.find(({ name }) => name === option.value)?.summary}
            </Text>
          </div>
        )}
      />
      {Object.entries(chosen?.options ?? {}).map(([name, meaning]) => (
        <TextInput
          key={name}
          readOnly={isReadOnly}
          label={name.replaceAll('_', ' ')}
          description={meaning}
          value={showValue(rule.options?.[name])}
          error={issues[`options.${name}`]}
          onChange={({ currentTarget: { value } }) => setOption(name, value)}
        />
      ))}
      {issues['options'] !== undefined && (
        <Text c="var(--mantine-color-error)" fz="sm" role="alert">
          {issues['options']}
        </Text>
      )}
    </Stack>
  );
}
