import { Text } from '@mantine/core';
import type { Column, EnumType, Plan, PreviewRow, Rules, Table } from '@rowloom/engine';
import type { LoomSource, LoomWishes, WovenPlan } from '../../loom/protocol.ts';
import { usePlan, useRows } from '../../loom/use-loom.ts';
import { useFilters } from '../../ui/filters.ts';
import { Surface } from '../../ui/surface.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { choicesOf } from './column-ways.ts';
import { ColumnRuleForm } from './column-rule-form.tsx';
import { RuleEffect } from './rule-effect.tsx';
import { columnRule, issuesOf, ruleKey, tableRule, withRule } from './rule-keys.ts';
import { RulePicker } from './rule-picker.tsx';
import classes from './rules.module.css';
import { TableRuleForm } from './table-rule-form.tsx';

export type RuleEditorProps = {
  readonly source: LoomSource;
  readonly tables: readonly Table[];
  readonly enums: readonly EnumType[];
  readonly rules: Rules;
  readonly woven: WovenPlan | undefined;
  readonly now: LoomWishes;
  /** By the saved rules. */
  readonly before: LoomWishes;
  readonly isChanged: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (rules: Rules) => void;
};

const ROWS = 14;

/** One rule at a time: the column, what it is filled by, and its first values. */
export function RuleEditor(props: RuleEditorProps) {
  const [filters] = useFilters('table', 'column');
  const table = props.tables.find((item) => keyOfTable(item) === filters.table) ?? props.tables[0];
  if (table === undefined) return <Text c="dimmed">The schema has no table.</Text>;
  return <Editor {...props} table={table} column={table.columns.find(({ name }) => name === filters.column)} />;
}

type EditorProps = RuleEditorProps & { readonly table: Table; readonly column: Column | undefined };

function Editor(props: EditorProps) {
  const { source, tables, rules, woven, now, before, table, column } = props;
  const [, setFilters] = useFilters('table', 'column');
  const name = keyOfTable(table);
  const saved = usePlan(source, before);
  const rowsBefore = useRows(source, before, name, 0, ROWS);
  const rowsNow = useRows(source, now, name, 0, ROWS);
  // While a rule cannot be followed, columns are as the saved ones have them.
  const shownPlan = woven?.plan ?? saved.data?.plan;
  const issues = woven?.issues ?? [];
  const wrong = new Set(Object.keys(rules).filter((item) => Object.keys(issuesOf(issues, rules, item)).length > 0));
  return (
    <div className={classes.editor}>
      <div className={classes.layout}>
        <RulePicker
          tables={tables}
          table={table}
          column={column?.name}
          rules={rules}
          plan={shownPlan}
          wrong={wrong}
          onTable={(next) => setFilters({ table: next, column: undefined })}
          onColumn={(next) => setFilters({ table: name, column: next })}
        />
        <Surface title={column === undefined ? name : `${name}.${column.name}`}>
          <RuleForm {...props} plan={shownPlan} rows={rowsBefore.data ?? []} />
        </Surface>
        <RuleEffect
          column={column}
          planned={woven?.plan?.tables.find((item) => item.name === name)}
          wishedRows={now.rows}
          woven={woven}
          tables={tables.length}
          before={rowsBefore}
          now={rowsNow}
          isChanged={props.isChanged}
        />
      </div>
    </div>
  );
}

type RuleFormProps = EditorProps & {
  readonly plan: Plan | undefined;
  /** By the saved rules. */
  readonly rows: readonly PreviewRow[];
};

/** The rule of the table itself, or of one of its columns. */
function RuleForm({ tables, enums, rules, woven, table, column, isReadOnly, plan, rows, onChange }: RuleFormProps) {
  const name = keyOfTable(table);
  const key = ruleKey(rules, table, column?.name);
  const issues = woven?.issues ?? [];
  // Rules that each are fine may break a constraint together.
  const broken = issues.find(({ path }) => path.startsWith(`tables.${name}.`))?.message;
  const common = {
    issues: { ...(broken === undefined ? {} : { '': broken }), ...issuesOf(issues, rules, key) },
    isReadOnly,
    onChange: (rule: object): void => onChange(withRule(rules, key, rule)),
  };
  if (column === undefined)
    return (
      <TableRuleForm
        {...common}
        table={table}
        others={tables.map(keyOfTable).filter((other) => other !== name)}
        rule={tableRule(rules, table)}
        planned={woven?.plan?.tables.find((item) => item.name === name)?.rows}
      />
    );
  const planned = plan?.tables.find((item) => item.name === name)?.columns;
  return (
    <>
      <Text c="dimmed" fz="xs" mb="sm">
        {column.type.native}
        {column.nullable ? ', nullable' : ', not null'}
      </Text>
      <ColumnRuleForm
        {...common}
        key={key}
        column={column}
        rule={columnRule(rules, table, column.name)}
        plan={planned?.find((item) => item.name === column.name)}
        choices={choicesOf(column, enums)}
        values={rows.map((row) => row[column.name] ?? null)}
      />
    </>
  );
}
