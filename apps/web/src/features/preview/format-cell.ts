import type { PreviewValue } from '@rowloom/engine';

/** A value on one line; what would break it is shown as a sign. */
export function formatCell(value: PreviewValue | undefined): string {
  if (value === null || value === undefined) return 'NULL';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…`.replaceAll('\n', '⏎') : text.replaceAll('\n', '⏎');
}
