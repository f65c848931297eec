import { PreviewView } from '../../features/preview/preview-view.tsx';
import { PlanSkeleton } from '../../features/preview/plan-skeleton.tsx';
import { useWishes } from '../../features/preview/use-wishes.ts';
import { NoSnapshot } from '../../features/projects/no-snapshot.tsx';
import { useProject } from '../../features/projects/use-project.ts';
import { useProjectSource } from '../../features/projects/use-project-source.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { HiddenTitle } from '../../ui/page.tsx';

/** Real rows of every table, made in the browser; nothing is sent and nothing is stored. */
export function PreviewPage() {
  const { project } = useProject();
  return (
    <>
      <HiddenTitle title="Preview" of={project.name} />
      <ProjectPreview />
    </>
  );
}

function ProjectPreview() {
  const { source, snapshots, error, retry } = useProjectSource();
  const { wishes } = useWishes();
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (snapshots.data?.items.length === 0) return <NoSnapshot />;
  if (source === undefined) return <PlanSkeleton />;
  return <PreviewView source={source} wishes={wishes} />;
}
