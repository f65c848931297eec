import type { Rules } from '@rowloom/engine';
import { useAct, useCall } from '../../api/use-call.ts';
import { useProject } from '../projects/use-project.ts';
import { keepRulesDraft, useRulesDraft } from './rules-draft.ts';

const NO_RULES: Rules = {};

export const rulesOf = (id: string) => ({ params: { id } });

/** The rules of the project as the team has them, and what is unsaved in this browser. */
export function useProjectRules() {
  const { project, may } = useProject();
  const query = useCall('getProjectRules', rulesOf(project.id));
  const draft = useRulesDraft(project.id);
  const saving = useAct('replaceProjectRules', ['getProjectRules']);
  const saved = query.data?.rules ?? NO_RULES;
  const isEditor = may('project.edit');
  // Whoever may not save sees what holds.
  const unsaved =
    isEditor && draft !== undefined && (draft.text !== undefined || !isSame(draft.rules, saved)) ? draft : undefined;
  const basedOn = unsaved?.basedOn ?? query.data?.updated_at ?? null;
  const rules = unsaved?.rules ?? saved;
  return {
    query,
    saved,
    /** What the forms show and the preview follows. */
    rules,
    unsaved,
    isEditor,
    saving,
    change: (changed: Rules): void => keepRulesDraft(project.id, { rules: changed, basedOn }),
    /** Text that is to become rules, and is none yet. */
    hold: (text: string): void => keepRulesDraft(project.id, { rules, basedOn, text }),
    discard: (): void => {
      saving.reset();
      keepRulesDraft(project.id, undefined);
    },
    /** `over`: whatever others have saved meanwhile. */
    save: (over = false): void => {
      if (unsaved === undefined || unsaved.text !== undefined) return;
      saving.mutate(
        {
          params: { id: project.id },
          body: { rules: unsaved.rules, ...(over ? {} : { based_on: unsaved.basedOn }) },
        },
        { onSuccess: () => keepRulesDraft(project.id, undefined) },
      );
    },
  };
}

const isSame = (a: Rules, b: Rules): boolean => JSON.stringify(a) === JSON.stringify(b);
