import { Alert, Modal, Select, Stack, Text } from '@mantine/core';
import type { Member, ProjectRole } from '@rowloom/contract';
import { useState } from 'react';
import { useAct, useAll } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError } from '../../ui/form-issues.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useProject } from '../projects/use-project.ts';
import { ROLES } from './role-words.ts';

export type AddMemberDialogProps = {
  readonly opened: boolean;
  readonly members: readonly Member[];
  readonly onClose: () => void;
};

/** Someone of the organization for the roster of the project. */
export function AddMemberDialog({ opened, members, onClose }: AddMemberDialogProps) {
  const { project, may } = useProject();
  const { people, others, nothingFound } = useOthers(members, opened);
  const add = useAct('addMember', ['listMembers', 'getProject', 'listProjects', 'getMyRole']);
  const [userId, setUserId] = useState<string | null>(null);
  const [role, setRole] = useState<ProjectRole>('editor');
  const isFirst = project.visibility === 'organization';
  const close = (): void => {
    add.reset();
    setUserId(null);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Add a member">
      <form
        aria-label="Add a member"
        onSubmit={(event) => {
          event.preventDefault();
          if (userId === null) return;
          add.mutate({ params: { id: project.id }, body: { user_id: userId, role } }, { onSuccess: close });
        }}
      >
        <Stack>
          {isFirst && <MakesPrivate />}
          <LoadFailure what="The members of the organization" query={people} />
          <Select
            label="Person"
            description="A member of the organization."
            searchable
            required
            data-autofocus
            nothingFoundMessage={nothingFound}
            data={others.map(({ user_id: user, name, email }) => ({ value: user, label: `${name} (${email})` }))}
            value={userId}
            onChange={setUserId}
          />
          <Select
            label="Role"
            description={ROLES.find(({ value }) => value === role)?.about}
            data={ROLES.filter(({ value }) => value !== 'owner' || may('members.make_owner'))}
            value={role}
            onChange={(value) => setRole(value ?? 'editor')}
          />
          {people.data !== undefined && others.length === 0 && (
            <Text fz="sm" c="dimmed">
              Everyone in the organization is on the roster. Invite others to the organization first.
            </Text>
          )}
          <FormError error={add.error} />
          <DialogButtons isBusy={add.isPending} isDisabled={userId === null} onBack={close}>
            {isFirst ? 'Add and make private' : 'Add'}
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

/** Those of the organization who are not on the roster. */
function useOthers(members: readonly Member[], enabled: boolean) {
  const { project } = useProject();
  const people = useAll('listOrganizationMembers', { params: { id: project.organization_id } }, { enabled });
  const known = new Set<string>(members.map(({ user_id: user }) => user));
  const others = (people.data ?? []).filter(({ user_id: user }) => !known.has(user));
  const nothingFound =
    people.data === undefined
      ? 'The members are still loading.'
      : others.length === 0
        ? 'Everyone in the organization is on the roster.'
        : 'Nobody has this name.';
  return { people, others, nothingFound };
}

function MakesPrivate() {
  return (
    <Alert color="yellow" variant="light" title="This makes the project private">
      Everyone in the organization sees it now. Once you add the first member, only people on the roster see the
      project, its runs, snapshots and usage; this excludes even owners of the organization who are not on it. You are
      added too, with your current role. You cannot undo this: a roster cannot be dissolved.
    </Alert>
  );
}
