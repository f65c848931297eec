import { NumberInput, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { LoomSource, LoomWishes } from '../../loom/protocol.ts';
import { useFilters } from '../../ui/filters.ts';
import { PreviewView } from '../preview/preview-view.tsx';
import { commandLine } from './command-line.ts';
import { MAX_ROWS } from './use-play.ts';

export type TabProps = { readonly source: LoomSource; readonly wishes: LoomWishes };

/** The rows themselves, and how many of them. */
export function RowsTab({ source, wishes }: TabProps) {
  const [, setFilters] = useFilters('rows', 'row');
  const setRows = useDebouncedCallback((rows: string) => setFilters({ rows, row: undefined }), 400);
  const count = typeof wishes.rows === 'number' ? wishes.rows : undefined;
  return (
    <PreviewView
      source={source}
      wishes={wishes}
      height="100%"
      command={(format) => commandLine(source, wishes, format)}
      tools={
        <NumberInput
          aria-label="Rows in all tables"
          leftSection={
            <Text fz="xs" c="dimmed">
              Rows
            </Text>
          }
          leftSectionWidth={46}
          w={125}
          min={1}
          max={MAX_ROWS}
          allowDecimal={false}
          hideControls
          key={count}
          {...(count === undefined ? {} : { defaultValue: count })}
          onChange={(value) => setRows(String(value))}
        />
      }
    />
  );
}
