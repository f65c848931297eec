import { startLayout } from '../diagram/use-layout.ts';
import { theLoom } from '../../loom/use-loom.ts';

/**
 * Loads the parts that a first look does not need, and answers whether all of them are there: from then on the page works
 * without a network. What is missing is told by the call that needs it.
 */
export function warmUp(): Promise<boolean> {
  startLayout();
  return Promise.all([import('./diagram-tab.tsx'), import('./rules-tab.tsx'), theLoom().warm()]).then(
    () => true,
    () => false,
  );
}
