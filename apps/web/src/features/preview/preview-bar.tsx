import { Button, Group, Select, Text } from '@mantine/core';
import { Download, Refresh } from 'iconoir-react';
import type { ReactNode } from 'react';
import type { LoomWishes } from '../../loom/protocol.ts';
import { useFilters } from '../../ui/filters.ts';
import { LOCALES } from './locales.ts';
import classes from './preview-view.module.css';
import { SeedInput } from './seed-input.tsx';

export type PreviewBarProps = {
  readonly title: string;
  readonly wishes: LoomWishes;
  /** Absent where there is nothing to save. */
  readonly onSave: (() => void) | undefined;
  readonly tools: ReactNode;
};

/** Above the rows: what they are made from, and the way to keep them. */
export function PreviewBar({ title, wishes, onSave, tools }: PreviewBarProps) {
  const [, setFilters] = useFilters('seed', 'locale', 'row');
  return (
    <Group px="md" py="sm" gap="sm" className={classes.bar}>
      <Text fw={600} truncate className={classes.title}>
        {title}
      </Text>
      <Group ml="auto" gap="xs">
        <SeedInput value={wishes.seed} onChange={(seed) => setFilters({ seed, row: undefined }, 'typed')} />
        <Button
          variant="default"
          leftSection={<Refresh width={15} />}
          title="Another seed"
          className={classes.tool}
          data-plain
          onClick={() => setFilters({ seed: String(Math.floor(Math.random() * 1_000_000)), row: undefined })}
        >
          <span className={classes.word}>Another seed</span>
        </Button>
        <Select
          aria-label="Language"
          className={classes.language ?? ''}
          data={LOCALES}
          value={wishes.locale}
          onChange={(locale) => setFilters({ locale: locale ?? undefined, row: undefined })}
        />
        {onSave !== undefined && (
          <Button
            variant="default"
            leftSection={<Download width={15} />}
            title="Save the rows"
            className={classes.tool}
            onClick={onSave}
          >
            <span className={classes.word}>Save the rows</span>
          </Button>
        )}
        {tools}
      </Group>
    </Group>
  );
}
