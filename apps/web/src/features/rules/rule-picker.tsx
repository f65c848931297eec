import { NavLink, ScrollArea, Select, Text } from '@mantine/core';
import type { Plan, Rules, Table } from '@rowloom/engine';
import { countOf } from '../../ui/format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { keyOfTable } from '../diagram/diagram-model.ts';
import { describeSource } from '../schema/describe-source.ts';
import { countRules, ruleKey } from './rule-keys.ts';
import classes from './rules.module.css';

export type RulePickerProps = {
  readonly tables: readonly Table[];
  readonly table: Table;
  readonly column: string | undefined;
  readonly rules: Rules;
  readonly plan: Plan | undefined;
  /** Keys of rules that something is wrong with. */
  readonly wrong: ReadonlySet<string>;
  readonly onTable: (table: string) => void;
  readonly onColumn: (column: string | undefined) => void;
};

/** Which table, and which of its columns, a rule is written for. */
export function RulePicker(props: RulePickerProps) {
  const { tables, table, column: chosen, rules, plan, wrong, onTable, onColumn } = props;
  const planned = plan?.tables.find(({ name }) => name === keyOfTable(table));
  const sign = (key: string) =>
    wrong.has(key) ? (
      <StatusBadge tone="bad" size="xs">
        wrong
      </StatusBadge>
    ) : Object.hasOwn(rules, key) ? (
      <StatusBadge tone="busy" size="xs" leftSection={undefined}>
        rule
      </StatusBadge>
    ) : undefined;
  return (
    <div className={classes.picker}>
      <Select
        label="Table"
        searchable
        value={keyOfTable(table)}
        onChange={(key) => key !== null && onTable(key)}
        data={tables.map((item) => choiceOf(item, rules))}
      />
      <ScrollArea className={classes.list} type="auto">
        <nav aria-label={`Parts of ${keyOfTable(table)}`}>
          <NavLink
            component="button"
            type="button"
            active={chosen === undefined}
            label="The table itself"
            description="Rows, parents"
            rightSection={sign(ruleKey(rules, table))}
            onClick={() => onColumn(undefined)}
          />
          {table.columns.map(({ name }) => {
            const source = planned?.columns.find((item) => item.name === name)?.source;
            return (
              <NavLink
                key={name}
                component="button"
                type="button"
                active={chosen === name}
                label={<Text className={classes.name}>{name}</Text>}
                description={source === undefined ? undefined : describeSource(source)}
                rightSection={sign(ruleKey(rules, table, name))}
                onClick={() => onColumn(name)}
              />
            );
          })}
        </nav>
      </ScrollArea>
    </div>
  );
}

function choiceOf(table: Table, rules: Rules): { readonly value: string; readonly label: string } {
  const key = keyOfTable(table);
  const names = table.columns.map(({ name }) => name);
  const count = countRules(rules, table, names);
  return { value: key, label: count === 0 ? key : `${key} · ${countOf(count, 'rule')}` };
}
