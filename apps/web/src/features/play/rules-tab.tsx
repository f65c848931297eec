import { Stack, Tabs } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Rules, SchemaDocument } from '@rowloom/engine';
import { useMemo, useState } from 'react';
import { usePlan } from '../../loom/use-loom.ts';
import { useFilters } from '../../ui/filters.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { keep, readKept } from './kept-text.ts';
import { Surface } from '../../ui/surface.tsx';
import { NO_RULES } from '../preview/use-chosen-wishes.ts';
import { RuleEditor } from '../rules/rule-editor.tsx';
import { RuleIssues } from '../rules/rule-issues.tsx';
import { RulesJson } from '../rules/rules-json.tsx';
import type { TabProps } from './rows-tab.tsx';

export type RulesTabProps = TabProps & {
  readonly schema: SchemaDocument;
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
};

/** Rules by form or as a file; the values without any stand beside those that come of them. */
export function RulesTab({ source, wishes, schema, rules, onChange }: RulesTabProps) {
  const [{ rules: way = 'form' }, setFilters] = useFilters('rules');
  const [settled] = useDebouncedValue(wishes, 250);
  const before = useMemo(() => ({ ...wishes, rules: NO_RULES }), [wishes]);
  const woven = usePlan(source, settled);
  const [unfinished, setUnfinished] = useUnfinished();
  const issues = woven.data?.issues ?? [];
  return (
    <Stack gap="md" p="md">
      <LoadFailure what="Rows made with these rules" query={woven} />
      <Tabs
        value={way}
        onChange={(value) => setFilters({ rules: value === 'json' ? 'json' : undefined })}
        keepMounted={false}
        variant="pills"
      >
        <Tabs.List mb="md" aria-label="How to write rules">
          <Tabs.Tab value="form">Form</Tabs.Tab>
          <Tabs.Tab value="json">JSON</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="form">
          <RuleEditor
            source={source}
            tables={schema.tables.filter(({ partition_of: whole }) => whole === undefined)}
            enums={schema.enums}
            rules={rules}
            woven={woven.data}
            now={settled}
            before={before}
            isChanged={Object.keys(rules).length > 0}
            isReadOnly={false}
            onChange={onChange}
          />
        </Tabs.Panel>
        <Tabs.Panel value="json">
          <Surface title="Rules file">
            <RulesJson
              rules={rules}
              unfinished={unfinished}
              isReadOnly={false}
              onChange={(changed) => {
                setUnfinished(undefined);
                onChange(changed);
              }}
              onUnfinished={setUnfinished}
            />
          </Surface>
        </Tabs.Panel>
      </Tabs>
      {issues.length > 0 && <RuleIssues issues={issues} rules={rules} isReadOnly={false} onChange={onChange} />}
    </Stack>
  );
}

/** Rules that are half written, which this browser keeps as it keeps the SQL. */
function useUnfinished(): readonly [string | undefined, (text: string | undefined) => void] {
  const [text, setText] = useState(() => readKept('rules-text') || undefined);
  return [
    text,
    (next) => {
      setText(next);
      keep('rules-text', next ?? '');
    },
  ];
}
