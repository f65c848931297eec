import type { Style } from './style.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of that many cells, precise to an eighth of one. */
export function drawBar(share: number, width: number, style: Style): string {
  if (width < 3) return '';
  const eighths = Math.floor(Math.min(1, Math.max(0, share)) * width * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  return style.green(full) + style.dim('░'.repeat(Math.max(0, width - full.length)));
}
