import { Alert, Button, Group, Modal, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { DEFAULT_FORMAT, FILE_FORMATS, FORMATS } from '@rowloom/engine';
import { useState } from 'react';
import type { SaveTask } from '../../loom/protocol.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { countOf, formatBytes } from '../../ui/format.ts';
import { canPickFolder } from './byte-sink.ts';
import { SaveProgressView } from './save-progress.tsx';
import type { SavePlace } from './save-sinks.ts';
import { useSave } from './use-save.ts';

type Format = SaveTask['format'];

export type SaveRowsDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Of the files, without an extension. */
  readonly name: string;
  readonly rows: number;
  readonly tables: number;
  /** What is to be made: asked for when it is needed. */
  readonly what: () => Promise<SaveTask['what']>;
  /** The command that writes the same files. */
  readonly command?: (format: Format) => string;
};

/** Rows as files, made here: none of them passes through the service. */
export function SaveRowsDialog(props: SaveRowsDialogProps) {
  const { opened, onClose, name, rows, tables, what, command } = props;
  const { state, start, stop, reset } = useSave();
  const [format, setFormat] = useState<Format>(DEFAULT_FORMAT);
  const [wishedPlace, setPlace] = useState<SavePlace>('zip');
  const place: SavePlace = tables === 1 ? 'file' : wishedPlace;
  const close = (): void => {
    stop();
    reset();
    onClose();
  };
  const isSaving = state.status === 'saving';
  return (
    <Modal opened={opened} onClose={close} closeOnClickOutside={!isSaving} title="Save the rows here" size="lg">
      <form
        aria-label="Save the rows here"
        onSubmit={(event) => {
          event.preventDefault();
          void start({ place, name, format, what });
        }}
      >
        <Stack>
          <Text c="dimmed" fz="sm">
            {countOf(rows, 'row')} of {countOf(tables, 'table')} are made by your browser and written to your disk. No
            row passes through the service.
          </Text>
          <FormatChoice value={format} isSaving={isSaving} onChange={setFormat} />
          {tables !== 1 && canPickFolder() && (
            <Radio.Group label="Where to" value={wishedPlace} onChange={(value) => setPlace(value)}>
              <Group mt={6} gap="lg">
                <Radio value="zip" label="One ZIP file" disabled={isSaving} />
                <Radio value="folder" label="A folder with a file for each table" disabled={isSaving} />
              </Group>
            </Radio.Group>
          )}
          <Outcome state={state} />
          {command !== undefined && (
            <Stack gap={4}>
              <Text fz="sm" c="dimmed">
                The command line writes the same bytes:
              </Text>
              <CopyField value={command(format)} label="Copy the command" />
            </Stack>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={isSaving ? stop : close}>
              {isSaving ? 'Stop' : 'Close'}
            </Button>
            <Button type="submit" loading={isSaving}>
              Save the rows
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

type FormatChoiceProps = {
  readonly value: Format;
  readonly isSaving: boolean;
  readonly onChange: (format: Format) => void;
};

function FormatChoice({ value: chosen, isSaving, onChange }: FormatChoiceProps) {
  return (
    <Radio.Group label="Format of the files" value={chosen} onChange={onChange} readOnly={isSaving}>
      <SimpleGrid mt={6} cols={{ base: 2, sm: 4 }} spacing="sm">
        {FILE_FORMATS.map((value) => (
          <Radio
            key={value}
            value={value}
            label={FORMATS[value].label}
            description={FORMATS[value].use}
            disabled={isSaving}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

/** How far it is, and what came of it. */
function Outcome({ state }: { readonly state: ReturnType<typeof useSave>['state'] }) {
  if (state.status === 'saving') return <SaveProgressView progress={state.progress} since={state.since} />;
  if (state.status === 'failed')
    return (
      <Alert color="red" role="alert" title="The rows were not saved">
        {state.message}
      </Alert>
    );
  if (state.status !== 'done') return null;
  return (
    <Alert role="status" title="Saved">
      {countOf(state.progress.rows, 'row')} in {countOf(state.progress.files.length, 'file')},{' '}
      {formatBytes(state.progress.bytes)}.
    </Alert>
  );
}
