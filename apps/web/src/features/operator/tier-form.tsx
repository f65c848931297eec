import { Checkbox, Modal, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { type FormRulesRecord, useForm } from '@mantine/form';
import type { Tier } from '@rowloom/contract';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { countOf } from '../../ui/format.ts';

type TierValues = {
  rows_per_period: number | string;
  isUnlimited: boolean;
  per_request_cap: number | string;
  api_access: boolean;
};

const VALIDATE: FormRulesRecord<TierValues> = {
  rows_per_period: (rows, { isUnlimited }) =>
    !isUnlimited && rows === '' ? 'Give a number of rows, or no limit.' : null,
  per_request_cap: (rows) => (rows === '' ? 'Give a number of rows.' : null),
};

/** What a tier includes. */
export function TierForm({ tier, onClose }: { readonly tier: Tier; readonly onClose: () => void }) {
  const update = useAct('adminUpdateTier', ['adminListTiers', 'getUsage']);
  const form = useForm<TierValues>({
    initialValues: {
      rows_per_period: tier.rows_per_period ?? '',
      isUnlimited: tier.rows_per_period === null,
      per_request_cap: tier.per_request_cap,
      api_access: tier.api_access,
    },
    validate: VALIDATE,
  });
  const submit = form.onSubmit(({ rows_per_period: rows, isUnlimited, per_request_cap: cap, api_access: isOpen }) =>
    update.mutate(
      {
        params: { name: tier.name },
        body: { rows_per_period: isUnlimited ? null : Number(rows), per_request_cap: Number(cap), api_access: isOpen },
      },
      { onSuccess: onClose, onError: (error) => markFields(form, error) },
    ),
  );
  return (
    <Modal opened onClose={onClose} title={`Tier ${tier.name}`}>
      <form onSubmit={submit} aria-label={`Tier ${tier.name}`} noValidate>
        <Stack>
          <Text c="dimmed" fz="sm">
            {countOf(tier.organizations_count, 'organization')} with this tier. A change takes effect at once, for the
            current period too.
          </Text>
          <NumberInput
            label="Rows per month"
            data-autofocus
            min={0}
            allowDecimal={false}
            disabled={form.values.isUnlimited}
            {...form.getInputProps('rows_per_period')}
          />
          <Checkbox label="No limit" {...form.getInputProps('isUnlimited', { type: 'checkbox' })} />
          <NumberInput
            label="Maximum rows per run"
            min={1}
            allowDecimal={false}
            {...form.getInputProps('per_request_cap')}
          />
          <Switch
            label="API access"
            description="Whether API keys work in organizations of this tier."
            {...form.getInputProps('api_access', { type: 'checkbox' })}
          />
          <FormError error={update.error} shown={['rows_per_period', 'per_request_cap', 'api_access']} />
          <DialogButtons isBusy={update.isPending} onBack={onClose}>
            Change the tier
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
