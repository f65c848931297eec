import { useFilters } from '../../ui/filters.ts';
import { useProject } from '../projects/use-project.ts';
import { useProjectRules } from '../rules/use-project-rules.ts';
import { useChosenWishes } from './use-chosen-wishes.ts';

/** What the preview of a project is asked for: seed and language from the address, its rules with what is unsaved here. */
export function useWishes() {
  const { project } = useProject();
  const [, setFilters] = useFilters('seed', 'locale');
  const { rules } = useProjectRules();
  return { wishes: useChosenWishes(rules, project.settings.default_locale ?? 'en'), setFilters };
}
