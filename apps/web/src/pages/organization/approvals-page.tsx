import { Select, Stack } from '@mantine/core';
import type { ApprovalState } from '@rowloom/contract';
import { Link } from '@tanstack/react-router';
import { CheckCircle } from 'iconoir-react';
import { addresses } from '../../addresses.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { APPROVAL_STATES } from '../../features/approvals/approval-state.tsx';
import { ApprovalTable } from '../../features/approvals/approval-table.tsx';
import { useWaitingForMe } from '../../features/approvals/use-waiting-for-me.ts';
import { useOrganizationId } from '../../features/organizations/use-organization.ts';
import { ProjectFilter } from '../../features/projects/project-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingMatches } from '../../ui/nothing-matches.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { FilterBar } from '../../ui/paging/filter-bar.tsx';
import { Surface } from '../../ui/surface.tsx';

const FILTERS = ['state', 'project'] as const;

/** The inbox: what waits for me first, then every request. */
export function ApprovalsPage() {
  const organizationId = useOrganizationId();
  const [{ state, project }, setFilters] = useFilters(...FILTERS);
  const isFiltered = state !== undefined || project !== undefined;
  const waiting = useWaitingForMe();
  const approvals = useGrowing(
    'listApprovals',
    {
      query: {
        org_id: organizationId,
        ...(state === undefined ? {} : { state: state as ApprovalState }),
        ...(project === undefined ? {} : { project_id: project }),
      },
    },
    { refetchInterval: 5000 },
  );
  const list = growingList(approvals);
  return (
    <Page title="Approvals" description="Runs into a target that somebody else has to approve first.">
      <Stack gap="lg">
        <LoadFailure what="Waiting for your decision" query={waiting} />
        {!isFiltered && waiting.data !== undefined && waiting.data.length > 0 && (
          <Surface title="Waiting for you" flush>
            <ApprovalTable shown="waiting-shown" label="Requests that wait for you" items={waiting.data} empty={null} />
          </Surface>
        )}
        <Surface title="All requests" flush>
          <FilterBar items={list.items} filters={FILTERS}>
            <Select
              aria-label="State"
              flex="1 1 140px"
              maw={220}
              placeholder="Every state"
              clearable
              data={[...APPROVAL_STATES]}
              value={state ?? null}
              onChange={(value) => setFilters({ state: value ?? undefined })}
            />
            <ProjectFilter value={project} onChange={(value) => setFilters({ project: value })} />
          </FilterBar>
          <ApprovalTable
            label="Requests of the organization"
            {...list}
            empty={
              isFiltered ? (
                <NothingMatches title="No request matches" filters={FILTERS} />
              ) : (
                <NoRequest organizationId={organizationId} />
              )
            }
          />
        </Surface>
      </Stack>
    </Page>
  );
}

function NoRequest({ organizationId }: { readonly organizationId: string }) {
  return (
    <EmptyState icon={<CheckCircle width={32} height={32} />} title="No request yet">
      Where the <Link to={addresses.organization(organizationId, 'organization')}>organization requires approval</Link>,
      a run into a target is requested on the Generate page of its project and shows up here.
    </EmptyState>
  );
}
