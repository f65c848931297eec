import { Stack, Text, Textarea } from '@mantine/core';
import type { Rules } from '@rowloom/engine';
import { useEffect, useState } from 'react';
import { readRules } from './read-rules.ts';
import classes from './rules.module.css';

export type RulesJsonProps = {
  readonly rules: Rules;
  /** What was typed and is no rules file yet. Whoever keeps it keeps it over a reload too. */
  readonly unfinished: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (rules: Rules) => void;
  readonly onUnfinished: (text: string) => void;
};

const print = (rules: Rules): string => JSON.stringify(rules, null, 2);

/** The rules file itself. What is no JSON stays in the field, wherever one goes meanwhile, and is not yet a rule. */
export function RulesJson({ rules, unfinished, isReadOnly, onChange, onUnfinished }: RulesJsonProps) {
  const [finished, setFinished] = useState(() => print(rules));
  useEffect(() => {
    // Changed elsewhere: imported, discarded, saved by another.
    setFinished((typed) => (isSame(typed, rules) ? typed : print(rules)));
  }, [rules]);
  const read = unfinished === undefined ? undefined : readRules(unfinished);
  return (
    <Stack gap="xs">
      <Textarea
        className={classes.json ?? ''}
        aria-label="Rules as JSON"
        autosize
        minRows={20}
        maxRows={40}
        spellCheck={false}
        readOnly={isReadOnly}
        value={unfinished ?? finished}
        error={typeof read === 'string' ? read : undefined}
        onChange={({ currentTarget: { value } }) => {
          const typed = readRules(value);
          if (typeof typed === 'string') return onUnfinished(value);
          setFinished(value);
          onChange(typed);
        }}
      />
      {unfinished !== undefined && (
        <Text fz="xs" role="status">
          The text is kept in this browser. Until it is valid, the previous rules stay in effect.
        </Text>
      )}
      <Text fz="xs" c="dimmed">
        A key is a table (orders) or a column (orders.total). The same file works with rowloom --rules.
      </Text>
    </Stack>
  );
}

function isSame(text: string, rules: Rules): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(rules);
  } catch {
    return false;
  }
}
