import { Stack, Text } from '@mantine/core';
import type { EnumType, Rules, Table } from '@rowloom/engine';
import type { LoomSource, LoomWishes, WovenPlan } from '../../loom/protocol.ts';
import { usePlan, useRows } from '../../loom/use-loom.ts';
import { useFilters } from '../../ui/filters.ts';
import { formatNumber } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { choicesOf } from './column-ways.ts';
import { ColumnRuleForm } from './column-rule-form.tsx';
import { LiveValues } from './live-values.tsx';
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
/** Of a run that says nothing about it. */
const DEFAULT_ROWS = 10_000;

/** One rule at a time: the column, what it is filled by, and its first values. */
export function RuleEditor(props: RuleEditorProps) {
  const { source, tables, enums, rules, woven, now, before, isChanged, isReadOnly, onChange } = props;
  const [filters, setFilters] = useFilters('table', 'column');
  const table = tables.find((item) => keyOfTable(item) === filters.table) ?? tables[0];
  const column = table?.columns.find(({ name }) => name === filters.column);
  const name = table === undefined ? undefined : keyOfTable(table);
  const saved = usePlan(source, before);
  const rowsBefore = useRows(source, before, name, 0, ROWS);
  const rowsNow = useRows(source, now, name, 0, ROWS);
  if (table === undefined || name === undefined) return <Text c="dimmed">The schema has no table.</Text>;
  const plan = woven?.plan;
  const wishedRows = typeof now.rows === 'number' ? now.rows : DEFAULT_ROWS;
  const byName = (item: { readonly name: string }): boolean => item.name === name;
  const planned = plan?.tables.find(byName);
  // While a rule cannot be followed, columns are as the saved ones have them.
  const shownPlan = plan ?? saved.data?.plan;
  const issues = woven?.issues ?? [];
  const key = ruleKey(rules, table, column?.name);
  const wrong = new Set(Object.keys(rules).filter((item) => Object.keys(issuesOf(issues, rules, item)).length > 0));
  // Rules that each are fine may break a constraint together.
  const broken = issues.find(({ path }) => path.startsWith(`tables.${name}.`))?.message;
  const common = {
    issues: { ...(broken === undefined ? {} : { '': broken }), ...issuesOf(issues, rules, key) },
    isReadOnly,
  };
  const change = (rule: object): void => onChange(withRule(rules, key, rule));
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
          {column === undefined ? (
            <TableRuleForm
              {...common}
              table={table}
              others={tables.map(keyOfTable).filter((other) => other !== name)}
              rule={tableRule(rules, table)}
              planned={planned?.rows}
              onChange={change}
            />
          ) : (
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
                plan={shownPlan?.tables.find(byName)?.columns.find((item) => item.name === column.name)}
                choices={choicesOf(column, enums)}
                values={(rowsBefore.data ?? []).map((row) => row[column.name] ?? null)}
                onChange={change}
              />
            </>
          )}
        </Surface>
        <Surface title={column === undefined ? `Rows of a run of ${formatNumber(wishedRows)}` : 'First values'}>
          {rowsNow.error !== null ? (
            <LoadFailure what="The first values" query={rowsNow} />
          ) : woven === undefined || rowsNow.isPending ? (
            <SkeletonLines lines={4} />
          ) : column === undefined ? (
            <RowsOfTable plan={plan} planned={planned} />
          ) : (
            <LiveValues
              column={column.name}
              before={rowsBefore.data ?? []}
              after={rowsNow.data ?? []}
              isChanged={isChanged}
            />
          )}
        </Surface>
      </div>
    </div>
  );
}

type RowsOfTableProps = {
  readonly plan: WovenPlan['plan'];
  readonly planned: { readonly rows: number } | undefined;
};

function RowsOfTable({ plan, planned }: RowsOfTableProps) {
  return (
    <Stack gap={2}>
      <Text fz={22} fw={600}>
        {planned === undefined ? 'None' : formatNumber(planned.rows)}
      </Text>
      <Text fz="sm" c="dimmed">
        {plan === undefined
          ? 'The rules cannot be followed as they are.'
          : `of ${formatNumber(sum(plan.tables))} over all tables`}
      </Text>
    </Stack>
  );
}

const sum = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((total, { rows }) => total + rows, 0);
