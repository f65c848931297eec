import { Modal, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AdminOrganization } from '@rowloom/contract';
import { useAct, useCall } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { formatNumber } from '../../ui/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

const CHANGED = ['adminListOrganizations', 'adminListTiers'] as const;

type DialogProps = { readonly organization: AdminOrganization; readonly onClose: () => void };

export function TierDialog({ organization, onClose }: DialogProps) {
  const tiers = useCall('adminListTiers', {});
  const update = useAct('adminUpdateOrganization', CHANGED);
  const form = useForm({ initialValues: { tier: organization.tier } });
  const submit = form.onSubmit((body) =>
    update.mutate(
      { params: { id: organization.id }, body },
      { onSuccess: onClose, onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <Modal opened onClose={onClose} title={`Tier of ${organization.name}`}>
      <form onSubmit={submit} aria-label="Change the tier">
        <Stack>
          <LoadFailure what="The tiers" query={tiers} />
          <Select
            label="Tier"
            data-autofocus
            data={(tiers.data?.items ?? []).map(({ name, rows_per_period: rows, api_access: isOpen }) => ({
              value: name,
              label: `${name}: ${rows === null ? 'no limit' : `${formatNumber(rows)} rows`}, ${isOpen ? 'with' : 'without'} API access`,
            }))}
            {...form.getInputProps('tier')}
          />
          <Text c="dimmed" fz="sm">
            It takes effect at once, and also for the current period.
          </Text>
          <FormError error={update.error} shown={['tier']} />
          <DialogButtons isBusy={update.isPending} onBack={onClose}>
            Change the tier
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

export function BonusDialog({ organization, onClose }: DialogProps) {
  const grant = useAct('adminGrantBonusRows', CHANGED);
  const form = useForm<{ rows: number | string; reason: string }>({ initialValues: { rows: '', reason: '' } });
  const submit = form.onSubmit(({ rows, reason }) =>
    grant.mutate(
      { params: { id: organization.id }, body: { rows: Number(rows), reason } },
      { onSuccess: onClose, onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <Modal opened onClose={onClose} title={`Bonus rows for ${organization.name}`}>
      <form onSubmit={submit} aria-label="Grant bonus rows">
        <Stack>
          <Text c="dimmed" fz="sm">
            {formatNumber(organization.bonus_rows)} are left. Bonus rows are used once the included ones are used up.
          </Text>
          <NumberInput
            label="Rows"
            required
            data-autofocus
            min={1}
            allowDecimal={false}
            {...form.getInputProps('rows')}
          />
          <Textarea
            label="Why"
            description="It goes into the audit log."
            required
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
          <FormError error={grant.error} shown={['rows', 'reason']} />
          <DialogButtons isBusy={grant.isPending} onBack={onClose}>
            Grant the rows
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

export function SuspendDialog({ organization, onClose }: DialogProps) {
  const update = useAct('adminUpdateOrganization', CHANGED);
  const { id, name, suspended: isSuspended } = organization;
  return (
    <ConfirmDialog
      opened
      title={isSuspended ? 'Resume this organization?' : 'Suspend this organization?'}
      {...(isSuspended ? {} : { name })}
      action={isSuspended ? 'Resume' : 'Suspend the organization'}
      isDangerous={!isSuspended}
      act={update}
      onConfirm={() => update.mutate({ params: { id }, body: { suspended: !isSuspended } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isSuspended
        ? `Members of ${name} can work again. Queued runs continue.`
        : `Members of ${name} cannot see or start anything until it is resumed. Queued runs wait. Nothing is deleted.`}
    </ConfirmDialog>
  );
}
