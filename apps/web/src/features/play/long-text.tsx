import { Button, Group, Text } from '@mantine/core';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countOf, formatBytes } from '../../ui/format.ts';
import { useAsked } from '../../ui/use-asked.ts';
import { useLines } from '../../ui/lines/use-lines.ts';
import { findLines } from './find-lines.ts';
import classes from './play.module.css';
import type { TextHandle } from './short-text.tsx';

const LINE = 18;
/** A line of data may be as long as the file. */
const MAX_OF_LINE = 400;

export type LongTextProps = {
  readonly ref: Ref<TextHandle>;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly onReplace: (text: string) => void;
};

/** SQL that is too long to type in, to be read: of its lines those that are seen are drawn. */
export function LongText({ ref, text, isInvalid, onReplace }: LongTextProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const starts = useMemo(() => findLines(text), [text]);
  const [sought, setSought] = useState<number>();
  const lines = useLines(viewport, { count: starts.length, line: LINE, beyond: 10 });
  useImperativeHandle(ref, () => ({
    goTo: (path) => {
      const line = Number.parseInt(path, 10) - 1;
      setSought(line);
      lines.scrollTo(line, 'middle');
      viewport.current?.focus();
    },
  }));
  // It stands in place of the field that was pasted into: the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) viewport.current?.focus({ preventScroll: true });
  }, []);
  const lineAt = (index: number): string => {
    const start = starts[index] ?? 0;
    const end = (starts[index + 1] ?? text.length + 1) - 1;
    return end - start > MAX_OF_LINE ? `${text.slice(start, start + MAX_OF_LINE)} …` : text.slice(start, end);
  };
  return (
    <>
      <Head text={text} lines={starts.length} onClear={() => onReplace('')} />
      <div
        ref={viewport}
        className={classes.text}
        role="region"
        aria-label="SQL"
        data-invalid={isInvalid}
        tabIndex={0}
        {...useClipboard(text, onReplace)}
      >
        <div className={classes.lines} style={{ height: lines.height }}>
          {lines.indices.map((index) => (
            <div
              key={index}
              className={classes.line}
              data-sought={index === sought}
              style={{ transform: `translateY(${index * LINE}px)` }}
            >
              <span className={classes.lineNumber}>{index + 1}</span>
              {lineAt(index)}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Stands for the whole text, of which the page holds some lines only: to choose it, to copy it, to paste another. */
function useClipboard(text: string, onReplace: (text: string) => void) {
  const isAllChosen = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return;
      // All of the text, not of the page.
      event.preventDefault();
      getSelection()?.selectAllChildren(event.currentTarget);
      isAllChosen.current = true;
    },
    onPointerDown: () => {
      isAllChosen.current = false;
    },
    onCopy: (event: ClipboardEvent) => {
      if (!isAllChosen.current) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      onReplace(event.clipboardData.getData('text/plain'));
    },
  };
}

type HeadProps = { readonly text: string; readonly lines: number; readonly onClear: () => void };

function Head({ text, lines, onClear }: HeadProps) {
  const [isClearing, setClearing] = useAsked('clear');
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
      <Text fz="xs" c="dimmed">
        {formatBytes(text.length)}, {countOf(lines, 'line')}: you can read it here, but not edit it. Paste to replace
        it.
      </Text>
      <Button size="compact-xs" variant="default" flex="none" onClick={() => setClearing(true)}>
        Clear
      </Button>
      <ConfirmDialog
        opened={isClearing}
        title="Clear the SQL?"
        action="Clear"
        onConfirm={() => {
          setClearing(false);
          onClear();
        }}
        onClose={() => setClearing(false)}
      >
        This browser deletes the text, and it is stored nowhere else.
      </ConfirmDialog>
    </Group>
  );
}
