import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Issue, Rules } from '@rowloom/engine';
import { formatNumber } from '../../ui/format.ts';
import { issueOwner, withRule } from './rule-keys.ts';

export type RuleIssuesProps = {
  readonly issues: readonly Issue[];
  readonly rules: Rules;
  readonly isReadOnly: boolean;
  readonly onChange: (rules: Rules) => void;
};

const MAX_ISSUES = 12;

/** Why rows cannot be made by these rules; a rule can be removed here, also one for a table that is gone. */
export function RuleIssues({ issues, rules, isReadOnly, onChange }: RuleIssuesProps) {
  return (
    <Alert id="issues" color="red" variant="light" title="These rules are not valid" role="alert">
      <Stack gap={6}>
        {issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
          const owner = issueOwner(path, rules);
          return (
            <Group key={`${path} ${message}`} gap="sm" justify="space-between" align="flex-start">
              <Text fz="sm" flex={1} miw={200}>
                <b>{path.replace(/^(?:rules|tables)\./, '')}</b>: {message}
              </Text>
              {owner !== undefined && !isReadOnly && (
                <Button size="compact-xs" variant="default" onClick={() => onChange(withRule(rules, owner, {}))}>
                  Remove the rule
                </Button>
              )}
            </Group>
          );
        })}
        {issues.length > MAX_ISSUES && (
          <Text fz="sm" c="dimmed">
            And {formatNumber(issues.length - MAX_ISSUES)} more.
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
