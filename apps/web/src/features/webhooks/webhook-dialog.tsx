import { Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CreatedWebhook, Webhook } from '@rowloom/contract';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons, ONLY_BY_BUTTON } from '../../ui/dialog-buttons.tsx';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { useProject } from '../projects/use-project.ts';
import { NewSecret } from './new-secret.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import { EMPTY_WEBHOOK, type WebhookForm } from './webhook-form.ts';

export type WebhookDialogProps = {
  readonly opened: boolean;
  /** Absent: a new one. */
  readonly webhook: Webhook | undefined;
  readonly onClose: () => void;
};

/** Where events go and which; a new one ends with its secret, which is shown this once. */
export function WebhookDialog({ opened, webhook, onClose }: WebhookDialogProps) {
  const { project } = useProject();
  const [made, setMade] = useState<CreatedWebhook>();
  const create = useAct('createWebhook', ['listWebhooks']);
  const update = useAct('updateWebhook', ['listWebhooks']);
  const form = useForm<WebhookForm>({
    initialValues: EMPTY_WEBHOOK,
    validate: { events: (events) => (events.length === 0 ? 'Choose at least one event.' : null) },
  });
  useEffect(() => {
    if (!opened) return;
    form.setValues(webhook === undefined ? EMPTY_WEBHOOK : { ...webhook, events: [...webhook.events], url: '' });
    form.clearErrors();
    create.reset();
    update.reset();
    // Not its other values: a list that is read anew while somebody types must not take back what was typed.
  }, [opened, webhook?.id]);
  const close = (): void => {
    setMade(undefined);
    onClose();
  };
  const submit = form.onSubmit(({ name, url, format, events }) => {
    const onError = (error: Parameters<typeof markFields>[1]): void => markFields(form, error);
    if (webhook === undefined) {
      const body = { name, url, format, events };
      create.mutate({ params: { id: project.id }, body }, { onSuccess: setMade, onError });
      return;
    }
    const body = { name, format, events, ...(url === '' ? {} : { url }) };
    update.mutate({ params: { id: project.id, webhook_id: webhook.id }, body }, { onSuccess: close, onError });
  });
  const isNew = webhook === undefined;
  const title =
    made !== undefined ? `The webhook ${made.name} was created` : isNew ? 'New webhook' : 'Change the webhook';
  return (
    <Modal opened={opened} onClose={close} title={title} size="lg" {...(made === undefined ? {} : ONLY_BY_BUTTON)}>
      {made === undefined ? (
        <form onSubmit={submit} aria-label="Webhook">
          <Stack>
            <WebhookFields form={form} now={webhook?.url} />
            <FormError error={create.error ?? update.error} shown={['name', 'url', 'events']} />
            <DialogButtons isBusy={create.isPending || update.isPending} onBack={close}>
              {isNew ? 'Create the webhook' : 'Save'}
            </DialogButtons>
          </Stack>
        </form>
      ) : (
        <NewSecret secret={made.secret} onDone={close} />
      )}
    </Modal>
  );
}
