import { Alert } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ApiError } from '@rowloom/client';

/** Marks the fields that the service did not accept; what was typed stays. */
export function markFields<T extends object>(form: UseFormReturnType<T>, error: ApiError): void {
  for (const { path, message } of error.fields) {
    // What the service has within an object, a form has side by side.
    const whole = path.replace(/^body\./, '');
    const field = whole in form.getValues() ? whole : (whole.split('.').at(-1) ?? whole);
    if (field in form.getValues()) form.setFieldError(field, message);
  }
}

/** What went wrong with a form as a whole: that which no field can show. */
export function FormError({
  error,
  shown = [],
}: {
  readonly error: ApiError | null;
  readonly shown?: readonly string[];
}) {
  if (error === null) return null;
  const rest = error.fields.filter(({ path }) => !shown.includes(path.replace(/^body\./, '')));
  if (error.fields.length > 0 && rest.length === 0) return null;
  return (
    <Alert color="red" role="alert" variant="light">
      {rest.length > 0 ? rest.map(({ path, message }) => <div key={path}>{`${path}: ${message}`}</div>) : error.message}
    </Alert>
  );
}
