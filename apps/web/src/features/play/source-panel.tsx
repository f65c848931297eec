import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { CopyField } from '../../ui/copy-field.tsx';
import { useFilters } from '../../ui/filters.ts';
import { saveFile } from '../../ui/save-file.ts';
import { commandLine } from './command-line.ts';
import { PackList } from './pack-list.tsx';
import classes from './play.module.css';
import { SqlEditor } from './sql-editor.tsx';
import type { Play } from './use-play.ts';

const FIRST_PACK = 'ecommerce';

/** Where the tables come from, and the command that makes the same rows elsewhere. */
export function SourcePanel({ play }: { readonly play: Play }) {
  const [{ pack }, setFilters] = useFilters('pack', 'table', 'row', 'column');
  const take = (id: string | undefined): void =>
    setFilters({ pack: id, table: undefined, row: undefined, column: undefined });
  return (
    <section className={classes.source} aria-label="Schema">
      <SegmentedControl
        fullWidth
        aria-label="Where the tables come from"
        value={pack === undefined ? 'sql' : 'pack'}
        onChange={(value) => take(value === 'pack' ? FIRST_PACK : undefined)}
        data={[
          { value: 'sql', label: 'Your SQL' },
          { value: 'pack', label: 'A pack' },
        ]}
      />
      {pack === undefined ? (
        <SqlEditor play={play} />
      ) : (
        <div className={classes.editor}>
          <PackList value={pack} onChange={take} />
        </div>
      )}
      <Command play={play} />
    </section>
  );
}

function Command({ play: { source, wishes, rules } }: { readonly play: Play }) {
  const hasRules = Object.keys(rules).length > 0;
  return (
    <Stack gap={6}>
      <Text fz="xs" c="dimmed">
        The same rows by the command line
      </Text>
      <CopyField value={commandLine(source, wishes)} label="Copy the command" />
      {(source.kind === 'ddl' || hasRules) && (
        <Group gap="xs">
          {source.kind === 'ddl' && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => saveFile('schema.sql', 'application/sql', source.ddl)}
            >
              Save schema.sql
            </Button>
          )}
          {hasRules && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => saveFile('rules.json', 'application/json', `${JSON.stringify(rules, null, 2)}\n`)}
            >
              Save rules.json
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}
