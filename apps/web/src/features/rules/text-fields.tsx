import { Text, Textarea, TextInput } from '@mantine/core';
import type { Column, ColumnRule } from '@rowloom/engine';
import { type ColumnWay, readValue, showValue } from './column-ways.ts';

export type TextFieldsProps = {
  readonly way: ColumnWay;
  readonly column: Column;
  readonly rule: ColumnRule;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (change: ColumnRule) => void;
};

const MONO = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } };

/** The ways that are written as one text, and those with nothing to write. */
export function TextFields(props: TextFieldsProps) {
  const { way, column, rule, issues, isReadOnly, onChange } = props;
  const common = { readOnly: isReadOnly, spellCheck: false } as const;
  return (
    <>
      {way === 'constant' && (
        <TextInput
          {...common}
          label="Value"
          value={showValue(rule.constant)}
          error={issues['constant']}
          onChange={({ currentTarget: { value } }) => onChange({ constant: readValue(value, column) })}
        />
      )}
      {way === 'pattern' && (
        <TextInput
          {...common}
          label="Pattern"
          description="A regular expression that every value matches."
          styles={MONO}
          value={rule.pattern ?? ''}
          error={issues['pattern']}
          onChange={({ currentTarget: { value } }) => onChange({ pattern: value })}
        />
      )}
      {way === 'template' && (
        <TextInput
          {...common}
          label="Text"
          description="A placeholder is a column of the row or a generator: {given_name} {family_name}"
          styles={MONO}
          value={rule.template ?? ''}
          error={issues['template']}
          onChange={({ currentTarget: { value } }) => onChange({ template: value })}
        />
      )}
      {(way === 'derive' || way === 'expression') && <ExpressionField {...props} way={way} />}
      {(way === 'default' || way === 'omit') && (
        <Text fz="sm" c="dimmed">
          {way === 'default'
            ? 'The database fills the column by its own default.'
            : 'No value is written for this column.'}
        </Text>
      )}
    </>
  );
}

function ExpressionField(props: TextFieldsProps & { readonly way: 'derive' | 'expression' }) {
  const { way, rule, issues, isReadOnly, onChange } = props;
  return (
    <Textarea
      readOnly={isReadOnly}
      label="Expression"
      description={
        way === 'derive'
          ? "Over the row, its parents and its children: price * quantity, or case when status = 'paid' then 1 else 0 end"
          : 'The database evaluates it; files leave the column out.'
      }
      autosize
      minRows={2}
      spellCheck={false}
      styles={MONO}
      value={rule[way] ?? ''}
      error={issues[way]}
      onChange={({ currentTarget: { value } }) => onChange({ [way]: value })}
    />
  );
}
