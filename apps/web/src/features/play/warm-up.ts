import { startLayout } from '../diagram/use-layout.ts';
import { theLoom } from '../../loom/use-loom.ts';

/** Loads the parts that a first look does not need: from then on the page works without a network. */
export function warmUp(): void {
  startLayout();
  void import('./diagram-tab.tsx');
  void import('./rules-tab.tsx');
  // Without a network what is missing is told by the call that needs it.
  theLoom()
    .warm()
    .catch(() => undefined);
}
