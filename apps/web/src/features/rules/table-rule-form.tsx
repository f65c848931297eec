import { Alert, Group, NumberInput, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import type { ReferenceRule, Table, TableRule } from '@rowloom/engine';
import { ReferenceFields } from './reference-fields.tsx';
import { tidy } from './rule-keys.ts';

export type TableRuleFormProps = {
  readonly table: Table;
  /** Names of the other tables. */
  readonly others: readonly string[];
  readonly rule: TableRule;
  readonly planned: number | undefined;
  readonly issues: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (rule: TableRule) => void;
};

type Count = 'natural' | 'rows' | 'rows_per' | 'skip';

const countOf = (rule: TableRule): Count =>
  rule.skip === true ? 'skip' : rule.rows !== undefined ? 'rows' : rule.rows_per !== undefined ? 'rows_per' : 'natural';

/** How many rows a table gets, and how they find their parents. */
export function TableRuleForm(props: TableRuleFormProps) {
  const { table, rule, issues, isReadOnly, onChange } = props;
  const set = (change: Partial<Record<keyof TableRule, unknown>>): void =>
    onChange(tidy({ ...rule, ...change } as TableRule));
  const setReference = (name: string, reference: ReferenceRule): void => {
    const references = { ...rule.references, [name]: reference };
    const kept = Object.entries(references).filter(([, item]) => Object.keys(item).length > 0);
    set({ references: kept.length === 0 ? undefined : Object.fromEntries(kept) });
  };
  const own = table.foreign_keys.map(({ columns, name }) => ({
    value: columns[0] ?? name ?? '',
    label: columns.join(', '),
  }));
  const owners = own.filter(({ value }, index) => own.findIndex((item) => item.value === value) === index);
  return (
    <Stack gap="lg">
      <RowsFields {...props} set={set} />
      {owners.length > 0 && (
        <Select
          label="Rows are grouped by"
          description="The parent whose rows are stored next to each other: orders by customer, lines by order."
          readOnly={isReadOnly}
          data={[{ value: '', label: 'As inferred' }, ...owners, { value: ' none', label: 'No parent' }]}
          value={rule.owner === undefined ? '' : (rule.owner ?? ' none')}
          error={issues['owner']}
          onChange={(value) =>
            set({ owner: value === '' || value === null ? undefined : value === ' none' ? null : value })
          }
        />
      )}
      {owners.map(({ value, label }) => (
        <ReferenceFields
          key={value}
          label={label}
          parent={table.foreign_keys.find(({ columns }) => columns[0] === value)?.references.table ?? ''}
          rule={rule.references?.[value] ?? {}}
          issues={issues}
          path={`references.${value}`}
          isReadOnly={isReadOnly}
          onChange={(reference) => setReference(value, reference)}
        />
      ))}
      {issues[''] !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {issues['']}
        </Alert>
      )}
    </Stack>
  );
}

type RowsFieldsProps = TableRuleFormProps & {
  readonly set: (change: Partial<Record<keyof TableRule, unknown>>) => void;
};

/** How many rows: as inferred, a number, so many for each row of another table, or none. */
function RowsFields({ others, rule, planned, issues, isReadOnly, set }: RowsFieldsProps) {
  const count = countOf(rule);
  const setCount = (next: Count): void => {
    const none = { rows: undefined, rows_per: undefined, skip: undefined };
    if (next === 'natural') set(none);
    else if (next === 'skip') set({ ...none, skip: true });
    else if (next === 'rows') set({ ...none, rows: planned ?? 100 });
    else set({ ...none, rows_per: { table: others[0] ?? '', times: 2 } });
  };
  return (
    <Stack gap="sm">
      <Text fw={500} fz="sm" id="rows-of-table">
        Rows
      </Text>
      <SegmentedControl
        aria-labelledby="rows-of-table"
        readOnly={isReadOnly}
        value={count}
        onChange={(value) => setCount(value)}
        data={[
          { value: 'natural', label: 'Natural' },
          { value: 'rows', label: 'Exactly' },
          { value: 'rows_per', label: 'Ratio' },
          { value: 'skip', label: 'None' },
        ]}
      />
      {count === 'rows' && (
        <NumberInput
          aria-label="Exact number of rows"
          readOnly={isReadOnly}
          allowDecimal={false}
          min={0}
          value={rule.rows ?? ''}
          error={issues['rows']}
          onChange={(value) => typeof value === 'number' && set({ rows: value })}
        />
      )}
      {count === 'rows_per' && (
        <PerRowFields others={others} rule={rule} issues={issues} isReadOnly={isReadOnly} set={set} />
      )}
      <Text fz="xs" c="dimmed">
        {count === 'skip'
          ? 'The table gets no rows. If it exists, other tables may refer to its rows.'
          : count === 'natural'
            ? 'As many as its relations to other tables suggest.'
            : 'This applies to every run of the project, whatever number of rows the run asks for.'}
      </Text>
    </Stack>
  );
}

function PerRowFields(props: Pick<RowsFieldsProps, 'others' | 'rule' | 'issues' | 'isReadOnly' | 'set'>) {
  const { others, rule, issues, isReadOnly, set } = props;
  return (
    <Group grow align="flex-start">
      <NumberInput
        label="Rows"
        readOnly={isReadOnly}
        min={0.01}
        value={rule.rows_per?.times ?? ''}
        error={issues['rows_per.times']}
        onChange={(times) => typeof times === 'number' && set({ rows_per: { table: '', ...rule.rows_per, times } })}
      />
      <Select
        label="for each row of"
        readOnly={isReadOnly}
        searchable
        data={[...others]}
        value={rule.rows_per?.table ?? null}
        error={issues['rows_per.table'] ?? issues['rows_per']}
        onChange={(name) => set({ rows_per: { times: 2, ...rule.rows_per, table: name ?? '' } })}
      />
    </Group>
  );
}
