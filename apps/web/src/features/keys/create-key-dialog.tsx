import { Alert, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { CreatedKey } from '@rowloom/contract';
import { useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { DialogButtons, ONLY_BY_BUTTON } from '../../ui/dialog-buttons.tsx';
import { dayOf } from '../../ui/day.ts';
import { FormError, markFields } from '../../ui/form-issues.tsx';
import { NewKey } from './new-key.tsx';
import { endOf, EXPIRIES, type Expiry } from './key-expiry.ts';

const INITIAL = { name: '', expiry: '90' as Expiry, day: '' };

export type CreateKeyDialogProps = { readonly opened: boolean; readonly onClose: () => void };

/** Makes a key, and shows it the one time that it can be seen. */
export function CreateKeyDialog({ opened, onClose }: CreateKeyDialogProps) {
  const [made, setMade] = useState<CreatedKey>();
  const create = useAct('createKey', ['listKeys', 'getUsage']);
  const form = useForm({ initialValues: INITIAL });
  const close = (): void => {
    setMade(undefined);
    form.reset();
    create.reset();
    onClose();
  };
  const submit = form.onSubmit(({ name, expiry, day }) => {
    const end = endOf(expiry, day);
    if (end === undefined) return form.setFieldError('day', 'Choose the day on which the key expires.');
    create.mutate(
      { body: { name, expires_at: end } },
      {
        onSuccess: setMade,
        onError: (error) => {
          markFields(form, error);
          const late = error.fields.find(({ path }) => path.endsWith('expires_at'));
          if (late !== undefined) form.setFieldError(expiry === 'day' ? 'day' : 'expiry', late.message);
        },
      },
    );
  });
  const isKept = made === undefined;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={isKept ? 'Create a key' : `The key ${made.name} was created`}
      size={isKept ? 'md' : 'lg'}
      {...(isKept ? {} : ONLY_BY_BUTTON)}
    >
      {made === undefined ? (
        <form onSubmit={submit} aria-label="Create a key">
          <Stack>
            <KeyFields form={form} />
            <FormError error={create.error} shown={['name', 'expires_at']} />
            <DialogButtons isBusy={create.isPending} onBack={close}>
              Create the key
            </DialogButtons>
          </Stack>
        </form>
      ) : (
        <NewKey made={made} onDone={close} />
      )}
    </Modal>
  );
}

function KeyFields({ form }: { readonly form: UseFormReturnType<typeof INITIAL> }) {
  return (
    <>
      <TextInput
        label="Name"
        description="Where it is used: CI of the shop, laptop of Ada."
        required
        maxLength={100}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Select label="Ends" data={EXPIRIES} {...form.getInputProps('expiry')} />
      {form.values.expiry === 'day' && (
        <TextInput
          type="date"
          label="The day on which it expires"
          required
          min={dayOf(new Date())}
          {...form.getInputProps('day')}
        />
      )}
      {form.values.expiry === 'never' && (
        <Alert color="yellow">A key that does not expire works until somebody revokes it, even if it has leaked.</Alert>
      )}
    </>
  );
}
