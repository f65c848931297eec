import type { Snapshot } from '@rowloom/contract';
import { formatTime } from '../../ui/format.ts';

/** As the service labels captures that nobody named. */
const UNNAMED = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/;

/** What a snapshot is called: its label, or where it has none of its own, the time of its capture in the viewer's zone. */
export const nameOfSnapshot = ({ label, captured_at: at }: Pick<Snapshot, 'label' | 'captured_at'>): string =>
  UNNAMED.test(label) ? formatTime(at) : label;
