import { Select } from '@mantine/core';
import { useAct } from '../../api/use-call.ts';
import { useGrowing } from '../../api/use-growing.ts';
import { AllRunsTable } from '../../features/operator/all-runs-table.tsx';
import { useOrganizationNames } from '../../features/operator/use-organization-names.ts';
import { RunFilters, useRunQuery } from '../../features/runs/run-filters.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFilters } from '../../ui/filters.ts';
import { growingList } from '../../ui/growing.ts';
import { Page } from '../../ui/page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { idOf, useAbout } from '../../ui/use-about.ts';

/** The runs of all organizations; what they are about stays theirs. */
export function OperatorRunsPage() {
  const [{ organization }, setFilters] = useFilters('organization');
  const { nameOf, choices } = useOrganizationNames();
  const query = { ...useRunQuery(), ...(organization === undefined ? {} : { organization_id: organization }) };
  const list = growingList(useGrowing('adminListGenerations', { query }, { refetchInterval: 4000 }));
  const cancel = useAct('adminCancelGeneration', ['adminListGenerations', 'adminGetQueue']);
  const [cancelled, setCancelled] = useAbout('cancel', list.items, idOf);
  return (
    <Page title="Runs" description="Runs of all organizations.">
      <Surface flush>
        <RunFilters
          runs={list.items}
          further={['organization']}
          lead={
            <Select
              aria-label="Organization"
              placeholder="Every organization"
              searchable
              clearable
              flex="1 1 140px"
              maw={260}
              data={choices}
              value={organization ?? null}
              onChange={(value) => setFilters({ organization: value ?? undefined })}
            />
          }
        />
        <AllRunsTable list={list} nameOf={nameOf} onCancel={setCancelled} />
      </Surface>
      <ConfirmDialog
        opened={cancelled !== undefined}
        title="Cancel this run?"
        action="Cancel the run"
        act={cancel}
        onConfirm={() =>
          cancelled !== undefined &&
          cancel.mutate({ params: { id: cancelled.id } }, { onSuccess: () => setCancelled(undefined) })
        }
        onClose={() => setCancelled(undefined)}
      >
        It belongs to {cancelled && nameOf(cancelled.organization_id)}. It stops at the next chunk; rows that are
        already loaded stay until the run is undone. Its audit log shows that an operator cancelled it.
      </ConfirmDialog>
    </Page>
  );
}
