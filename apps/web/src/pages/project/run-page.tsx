import { Alert, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { CertificateView } from '../../features/runs/certificate-view.tsx';
import { RunActions } from '../../features/runs/run-actions.tsx';
import { RunFacts } from '../../features/runs/run-facts.tsx';
import { RunProgress } from '../../features/runs/run-progress.tsx';
import { RunStatus } from '../../features/runs/run-status.tsx';
import { useWatchedRun } from '../../features/runs/use-watched-run.ts';
import { Page, PageSkeleton } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** One run, from the queue to its certificate. */
export function RunPage() {
  const { runId = '' } = useParams({ strict: false });
  const query = useWatchedRun(runId);
  return (
    <QueryView query={query} skeleton={<PageSkeleton title="Run" />}>
      {(run) => (
        <Page
          title={run.target === null ? 'Rehearsal' : `Run into ${run.target.name}`}
          badge={<RunStatus run={run} />}
          description={run.id}
          actions={<RunActions run={run} />}
        >
          <Stack gap="lg">
            {run.error !== null && (
              <Alert color="red" title="The run failed" role="alert">
                {run.error.message}
              </Alert>
            )}
            <RunProgress run={run} />
            <CertificateView run={run} />
            <RunFacts run={run} />
          </Stack>
        </Page>
      )}
    </QueryView>
  );
}
