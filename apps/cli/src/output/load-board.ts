import { activeLine } from './active-line.ts';
import { phaseText, rowsText } from './phase-text.ts';
import type { RunClock } from './run-clock.ts';
import type { Terminal } from './terminal.ts';
import { cutToWidth } from './text-width.ts';

// From the first cell on: the terminal's echo of ^C would push everything to the right.
const CLEAR = '\r\u001b[2K';
const UP_AND_CLEAR = `\u001b[1A${CLEAR}`;
const MAX_TABLES = 6;

type Progress = { readonly began: number; readonly rows: number; readonly of: number };

/** The temporary lines at the foot of the screen: the whole run, and the tables in progress. */
export type LoadBoard = {
  readonly progress: (table: string, rows: number, of: number) => void;
  /** Something other than the phases of a run, such as waiting. */
  readonly step: (text: string) => void;
  readonly draw: () => void;
  readonly erase: () => void;
};

export function loadBoard(
  terminal: Terminal,
  { tables, clock }: { readonly tables: readonly { readonly rows: number }[]; readonly clock: RunClock },
  nameWidth: number,
): LoadBoard {
  const { style } = terminal;
  const known = new Map<string, Progress>();
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  // A table first seen with rows began after the last update, not just now.
  let looked = performance.now();
  let step: string | undefined;
  let drawn = 0;

  const eraser = (): string => {
    const text = drawn === 0 ? '' : CLEAR + UP_AND_CLEAR.repeat(drawn);
    drawn = 0;
    return text;
  };
  const lines = (): readonly string[] => {
    const width = terminal.width();
    if (step !== undefined) return [style.dim(cutToWidth(step, width - 1))];
    if (clock.phase() !== 'rows') return [style.dim(cutToWidth(phaseText(clock), width - 1))];
    const each = [...known.values()].map(({ rows, of }) => ({ rows, isDone: rows === of }));
    const whole = rowsText(clock, each, { rows: total, tables: tables.length });
    const active = [...known].filter(([, { rows, of }]) => rows < of).slice(0, MAX_TABLES);
    return [
      ...active.map(([name, { rows, of, began: since }]) =>
        activeLine(
          { name, rows: of, rowsDone: rows, bytes: 0, seconds: (performance.now() - since) / 1000, isPart: true },
          { style, width: width - 1, nameWidth },
        ),
      ),
      style.dim(cutToWidth(whole, width - 1)),
    ];
  };
  const draw = (): void => {
    const next = lines();
    const text = eraser() + next.map((line) => `${line}\n`).join('');
    drawn = next.length;
    looked = performance.now();
    terminal.write(text);
  };
  return {
    progress(table, rows, of) {
      step = undefined;
      known.set(table, { began: known.get(table)?.began ?? looked, rows, of });
    },
    step(text) {
      step = text;
    },
    draw,
    erase: () => {
      const text = eraser();
      if (text !== '') terminal.write(text);
    },
  };
}
