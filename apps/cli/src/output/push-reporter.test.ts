import type { Generation } from '@rowloom/contract';
import { expect, test, vi } from 'vitest';
import { jsonPushReporter, textPushReporter } from './push-reporter.ts';
import { makeStyle } from './style.ts';
import type { Terminal } from './terminal.ts';

const NAMES = ['customers', 'orders', 'a\u001b[31mtable'];

const record = (status: Generation['status'], done: number): Generation =>
  ({
    id: 'gen_1',
    status,
    seed: 7,
    target: { kind: 'postgresql', name: 'staging' },
    mode: 'append',
    rows_requested: 300,
    rows_generated: done * 100,
    duration_ms: 1500,
    rows_per_second: 200,
    export_id: 'exp_1',
    tables: NAMES.map((name, index) => ({
      name,
      rows_requested: 100,
      rows_generated: index < done ? 100 : 0,
      status: index < done ? 'done' : index === done ? 'running' : 'waiting',
    })),
  }) as unknown as Generation;

function listen(isTTY: boolean): { readonly terminal: Terminal; readonly text: () => string } {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  const style = makeStyle({ isTTY: false }, {});
  return {
    terminal: { isTTY, style, width: () => 60, write, line: (more = '') => write(`${more}\n`) },
    text: () => text,
  };
}

test.each([true, false])('a push prints its progress from tables to total (terminal: %s)', (isTTY) => {
  const { terminal, text } = listen(isTTY);
  const reporter = textPushReporter(terminal);
  reporter.start(record('queued', 0));
  reporter.progress(record('queued', 0));
  reporter.progress(record('running', 1));
  reporter.note('Asking the service to stop the run.');
  reporter.end(record('succeeded', 3), undefined);
  expect(text()).toContain('staging (postgresql), append');
  expect(text()).toContain('300 rows for 3 tables, seed 7, run gen_1');
  expect(text()).toContain('note Asking the service');
  expect(text()).toContain('Done. 300 rows in 1.50 s, 200 rows a second.');
  expect(text()).toContain('Export: exp_1');
  expect(text()).not.toContain('\u001b[31m');
});

test('a terminal shows that a run waits, and clears the notice afterwards', () => {
  const { terminal, text } = listen(true);
  const reporter = textPushReporter(terminal);
  reporter.start(record('queued', 0));
  reporter.progress(record('queued', 0));
  expect(text()).toContain('Waiting for a worker …');
  reporter.abandon();
  expect(text().endsWith('\u001b[1A\r\u001b[2K')).toBe(true);
});

test('JSON output has a whole record in every line', () => {
  const lines: string[] = [];
  const reporter = jsonPushReporter((line) => lines.push(line));
  reporter.start(record('queued', 0));
  reporter.progress(record('running', 1));
  reporter.end(record('succeeded', 3), undefined);
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['start', 'progress', 'end']);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ generation: { rows_generated: 300 }, certificate: null });
});

test('a log gets a line with the phase every ten seconds, even while the service is silent', () => {
  vi.useFakeTimers();
  try {
    const { terminal, text } = listen(false);
    const reporter = textPushReporter(terminal);
    reporter.start(record('queued', 0));
    const before = text().length;
    vi.advanceTimersByTime(10_000);
    reporter.progress(record('running', 1));
    vi.advanceTimersByTime(10_000);
    reporter.progress({ ...record('running', 3), phase: 'certifying' });
    vi.advanceTimersByTime(20_000);
    reporter.end(record('succeeded', 3), undefined);
    vi.advanceTimersByTime(60_000);
    const lines = text().slice(before).trimEnd().split('\n');
    expect(lines).toEqual([
      'Waiting for a worker …',
      expect.stringMatching(/^rows\b.*: 100 of 300 \(33%\)/),
      expect.stringMatching(/^certificate\b/),
      expect.stringMatching(/^certificate\b/),
      expect.stringMatching(/^Done\./),
      'Export: exp_1',
    ]);
  } finally {
    vi.useRealTimers();
  }
});
