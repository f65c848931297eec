import { Button, FileButton, Group, Loader, Select, Stack, Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Issue } from '@rowloom/engine';
import { type RefObject, useRef } from 'react';
import { useFilters } from '../../ui/filters.ts';
import { countOf } from '../../ui/format.ts';
import { findPlace } from './find-place.ts';
import classes from './play.module.css';
import type { Play } from './use-play.ts';

const DIALECTS = [
  { value: 'auto', label: 'Guess the dialect' },
  { value: 'postgresql', label: 'PostgreSQL' },
  { value: 'mysql', label: 'MySQL' },
  { value: 'mariadb', label: 'MariaDB' },
  { value: 'sqlite', label: 'SQLite' },
];

const MOST_ISSUES = 50;
/** Of CSS, in pixels. */
const LINE = 18;

/** The text of a schema, and what its reader says about it. */
export function SqlEditor({ play }: { readonly play: Play }) {
  const { sql, changeSql, issues, isReading, isCurrent, dialect, readable } = play;
  const area = useRef<HTMLTextAreaElement>(null);
  const [{ dialect: chosen = 'auto' }, setFilters] = useFilters('dialect');
  const load = async (file: File | null): Promise<void> => {
    if (file === null || area.current === null) return;
    area.current.value = await file.text();
    changeSql(area.current.value);
    notifications.show({ message: `${file.name} is in the editor. It stays in this browser.` });
  };
  return (
    <Stack gap="xs" className={classes.editor ?? ''}>
      <Group gap="xs" wrap="nowrap">
        <Select
          aria-label="Dialect"
          flex={1}
          data={DIALECTS.map((item) =>
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
      <textarea
        ref={area}
        className={classes.text}
        aria-label="SQL"
        aria-invalid={!isCurrent && issues.length > 0}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        defaultValue={sql}
        onChange={(event) => changeSql(event.currentTarget.value)}
      />
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
      {!isReading && issues.length > 0 && <Issues issues={issues} isError={!isCurrent} area={area} />}
    </Stack>
  );
}

type IssuesProps = {
  readonly issues: readonly Issue[];
  readonly isError: boolean;
  readonly area: RefObject<HTMLTextAreaElement | null>;
};

function Issues({ issues, isError, area }: IssuesProps) {
  return (
    <ul className={classes.issues} aria-label={isError ? 'Errors' : 'Notes'}>
      {issues.slice(0, MOST_ISSUES).map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          <UnstyledButton
            className={classes.issue}
            data-error={isError}
            onClick={() => area.current !== null && goTo(area.current, path)}
          >
            <b>Line {path.replace(':', ', column ')}</b> {message}
          </UnstyledButton>
        </li>
      ))}
      {issues.length > MOST_ISSUES && <li>And {issues.length - MOST_ISSUES} more.</li>}
    </ul>
  );
}

function goTo(area: HTMLTextAreaElement, path: string): void {
  const place = findPlace(area.value, path);
  if (place === undefined) return;
  const word = /^\w+|^\S/.exec(area.value.slice(place, place + 80))?.[0] ?? '';
  area.focus();
  area.setSelectionRange(place, place + word.length);
  area.scrollTop = Math.max(0, (Number.parseInt(path, 10) - 4) * LINE);
}

const nameOf = (dialect: string): string => DIALECTS.find(({ value }) => value === dialect)?.label ?? dialect;
