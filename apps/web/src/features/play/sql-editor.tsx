import { DIALECT_NAMES, DIALECTS } from '@rowloom/engine';
import { Button, FileButton, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useFilters } from '../../ui/filters.ts';
import { countOf } from '../../ui/format.ts';
import { LongText } from './long-text.tsx';
import classes from './play.module.css';
import { isLong, ShortText, type TextHandle } from './short-text.tsx';
import { SqlIssues } from './sql-issues.tsx';
import type { Play } from './use-play.ts';

const CHOICES = [
  { value: 'auto', label: 'Guess the dialect' },
  ...DIALECT_NAMES.map((value) => ({ value, label: DIALECTS[value].label })),
];

/** The text of a schema, and what its reader says about it. */
export function SqlEditor({ play }: { readonly play: Play }) {
  const { sql, changeSql, replaceSql, issues, isReading, isCurrent, dialect } = play;
  const shown = useRef<TextHandle>(null);
  const [{ dialect: chosen = 'auto' }, setFilters] = useFilters('dialect');
  const load = async (file: File | null): Promise<void> => {
    if (file === null) return;
    replaceSql(await file.text());
    notifications.show({ message: `${file.name} is in the editor. It stays in this browser.` });
  };
  return (
    <Stack gap="xs" className={classes.editor ?? ''}>
      <Group gap="xs" wrap="nowrap">
        <Select
          aria-label="Dialect"
          flex={1}
          data={CHOICES.map((item) =>
            item.value === 'auto' && chosen === 'auto' && dialect !== undefined
              ? { ...item, label: `${nameOf(dialect)} (guessed)` }
              : item,
          )}
          value={chosen}
          onChange={(value) => setFilters({ dialect: value === 'auto' ? undefined : (value ?? undefined) })}
        />
        <FileButton accept=".sql,.txt,text/plain" onChange={(file) => void load(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              Open a file
            </Button>
          )}
        </FileButton>
      </Group>
      {isLong(sql) ? (
        <LongText ref={shown} text={sql} isInvalid={!isCurrent && issues.length > 0} onReplace={replaceSql} />
      ) : (
        <ShortText
          ref={shown}
          text={sql}
          isInvalid={!isCurrent && issues.length > 0}
          onChange={changeSql}
          onReplace={replaceSql}
        />
      )}
      <Said play={play} />
      {!isReading && issues.length > 0 && <SqlIssues issues={issues} isError={!isCurrent} shown={shown} />}
    </Stack>
  );
}

/** What has come of the text so far. */
function Said({ play: { isReading, isCurrent, readable, issues } }: { readonly play: Play }) {
  return (
    <div className={classes.said} role="status">
      {isReading ? (
        <Group gap={6}>
          <Loader size={12} />
          <Text fz="xs" c="dimmed">
            Reading
          </Text>
        </Group>
      ) : isCurrent && readable !== undefined ? (
        <Text fz="xs" c="dimmed">
          {countOf(readable.schema.tables.length, 'table')}
          {issues.length > 0 && `, ${countOf(issues.length, 'note')}`}
        </Text>
      ) : (
        <Text fz="xs" c={issues.length > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
          {issues.length > 0 ? 'The text cannot be read yet' : 'No CREATE TABLE yet'}
        </Text>
      )}
    </div>
  );
}

const nameOf = (dialect: string): string => CHOICES.find(({ value }) => value === dialect)?.label ?? dialect;
