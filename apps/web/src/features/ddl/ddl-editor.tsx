import { Button, FileButton, Group, Input, Loader, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Dialect } from '@rowloom/engine';
import { type DragEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { LoomSource } from '../../loom/protocol.ts';
import { useSchema } from '../../loom/use-loom.ts';
import { countOf } from '../../ui/format.ts';
import { LongText } from '../play/long-text.tsx';
import { isLong, ShortText, type TextHandle } from '../play/short-text.tsx';
import { SqlIssues } from '../play/sql-issues.tsx';
import classes from './ddl-field.module.css';

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

let texts = 0;

export type DdlEditorProps = {
  readonly value: string;
  readonly dialect: Dialect;
  readonly description: string;
  readonly placeholder?: string;
  /** What the service said about it. */
  readonly error?: ReactNode;
  readonly onChange: (text: string) => void;
};

/** SQL typed, pasted, opened or dropped. The worker reads it while one goes on, and tells line and column of what is wrong. */
export function DdlEditor({ value, dialect, description, placeholder, error, onChange }: DdlEditorProps) {
  const shown = useRef<TextHandle>(null);
  const [isOver, setOver] = useState(false);
  const { issues, isReading, isUnreadable, said } = useReadText(value, dialect);
  const isInvalid = isUnreadable || (error !== undefined && error !== null);
  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    // What has the keyboard is not changed from outside.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onChange(await file.text());
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Input.Wrapper label="SQL" labelElement="div" description={description} error={error}>
      <div
        className={classes.text}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isLong(value) ? (
          <LongText ref={shown} text={value} isInvalid={isInvalid} onReplace={onChange} />
        ) : (
          <ShortText
            ref={shown}
            text={value}
            isInvalid={isInvalid}
            {...(placeholder === undefined ? {} : { placeholder })}
            onChange={onChange}
            onReplace={onChange}
          />
        )}
      </div>
      <Group gap="xs" justify="space-between" mt={6} mih={26}>
        <Said {...{ isReading, isUnreadable, said }} />
        <FileButton accept=".sql,.txt,text/plain" onChange={(file) => void take(file)}>
          {(props) => (
            <Button size="compact-xs" variant="default" {...props}>
              Open a file
            </Button>
          )}
        </FileButton>
      </Group>
      {!isReading && issues.length > 0 && <SqlIssues issues={issues} isError={isUnreadable} shown={shown} />}
    </Input.Wrapper>
  );
}

type SaidProps = { readonly isReading: boolean; readonly isUnreadable: boolean; readonly said: string };

function Said({ isReading, isUnreadable, said }: SaidProps) {
  return (
    <Group gap={6} role="status">
      {isReading && <Loader size={12} />}
      <Text fz="xs" c={isUnreadable ? 'var(--mantine-color-error)' : 'dimmed'}>
        {said}
      </Text>
    </Group>
  );
}

function useReadText(value: string, dialect: Dialect) {
  const [settled] = useDebouncedValue(value, PAUSE);
  const source = useMemo(
    (): LoomSource | undefined =>
      settled.trim() === '' ? undefined : { kind: 'ddl', key: `field ${++texts}`, ddl: settled, dialect },
    [settled, dialect],
  );
  const opened = useSchema(source);
  const isReading = source !== undefined && opened.isPending;
  const issues = opened.data?.issues ?? [];
  const tables = opened.data?.schema.tables.length ?? 0;
  const isUnreadable = !isReading && tables === 0 && issues.length > 0;
  const said =
    source === undefined
      ? 'Paste it, or drop a file here'
      : isReading
        ? 'Reading'
        : (opened.error?.message ??
          (isUnreadable
            ? 'The text cannot be read yet'
            : `${countOf(tables, 'table')}${issues.length > 0 ? `, ${countOf(issues.length, 'note')}` : ''}`));
  return { issues, isReading, isUnreadable, said };
}
