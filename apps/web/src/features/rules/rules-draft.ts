import type { Rules } from '@rowloom/engine';
import { useSyncExternalStore } from 'react';

/** Rules that are being written: in this browser until they are saved, and made from those of that time. */
export type RulesDraft = {
  readonly rules: Rules;
  readonly basedOn: string | null;
  /** What stands in the JSON field and is no rules file yet: it is not lost either. */
  readonly text?: string;
};

const drafts = new Map<string, RulesDraft>();
const listeners = new Set<() => void>();

const nameOf = (project: string): string => `rowloom.rules-draft.${project}`;

function readRulesDraft(project: string): RulesDraft | undefined {
  const known = drafts.get(project);
  if (known !== undefined) return known;
  try {
    const kept = localStorage.getItem(nameOf(project));
    if (kept === null) return undefined;
    const draft = JSON.parse(kept) as RulesDraft;
    drafts.set(project, draft);
    return draft;
  } catch {
    return undefined;
  }
}

/** Without a draft: what was unsaved is forgotten. */
export function keepRulesDraft(project: string, draft: RulesDraft | undefined): void {
  if (draft === undefined) drafts.delete(project);
  else drafts.set(project, draft);
  try {
    if (draft === undefined) localStorage.removeItem(nameOf(project));
    else localStorage.setItem(nameOf(project), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has it until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const useRulesDraft = (project: string): RulesDraft | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readRulesDraft(project),
  );
