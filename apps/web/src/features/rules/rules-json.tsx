import { Stack, Text, Textarea } from '@mantine/core';
import type { Rules } from '@rowloom/engine';
import { useEffect, useState } from 'react';
import { readRules } from './read-rules.ts';
import classes from './rules.module.css';

export type RulesJsonProps = {
  readonly rules: Rules;
  readonly isReadOnly: boolean;
  readonly onChange: (rules: Rules) => void;
};

const print = (rules: Rules): string => JSON.stringify(rules, null, 2);

/** The rules file itself. What is no JSON stays in the field, and is not yet a rule. */
export function RulesJson({ rules, isReadOnly, onChange }: RulesJsonProps) {
  const [text, setText] = useState(() => print(rules));
  const [error, setError] = useState<string>();
  useEffect(() => {
    // Changed elsewhere: imported, discarded, saved by another.
    setText((typed) => (isSame(typed, rules) ? typed : print(rules)));
    setError(undefined);
  }, [rules]);
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
        value={text}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          const read = readRules(value);
          if (typeof read === 'string') setError(read);
          else {
            setError(undefined);
            onChange(read);
          }
        }}
      />
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
