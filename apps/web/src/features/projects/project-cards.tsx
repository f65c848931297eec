import type { Project } from '@rowloom/contract';
import { CardList } from '../../ui/card-list.tsx';
import { ENGINE_NAMES } from './engine-badge.tsx';
import { ProjectCard } from './project-card.tsx';

/** With these, runs and approvals are still on the same screen. */
const SEEN_AT_FIRST = 8;

const FIND = {
  label: 'Find a project',
  textOf: ({ name, engine, settings }: Project) => `${name} ${ENGINE_NAMES[engine]} ${settings.description ?? ''}`,
};

/** When something last happened in a project, as far as the list knows. */
const touchedAt = ({ created_at: made, last_generation_at: run, latest_snapshot_at: captured }: Project): string =>
  [made, run ?? '', captured ?? ''].reduce((a, b) => (a > b ? a : b));

/** The projects of an organization, those first in which something happened last. */
export function ProjectCards({ projects }: { readonly projects: readonly Project[] }) {
  const ordered = projects.toSorted((a, b) => (touchedAt(a) < touchedAt(b) ? 1 : -1));
  return (
    <CardList items={ordered} find={FIND} cols={{ base: 1, sm: 2 }} piece={SEEN_AT_FIRST}>
      {(project) => <ProjectCard key={project.id} project={project} />}
    </CardList>
  );
}
