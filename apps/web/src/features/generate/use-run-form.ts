import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { useFilters } from '../../ui/filters.ts';
import { RUN_WORDS, readRunForm, writeRunForm } from './run-address.ts';
import type { RunForm } from './run-form.ts';

/** The form of a run. What is filled in stands in the address too: a reload, a link and Back keep it. */
export function useRunForm(defaultLocale: string): UseFormReturnType<RunForm> {
  const [words, setWords] = useFilters(...RUN_WORDS);
  const form = useForm<RunForm>({ initialValues: readRunForm(words, defaultLocale) });
  const written = writeRunForm(form.values, defaultLocale);
  const address = JSON.stringify(written);
  useEffect(() => setWords(written, 'here'), [address]);
  return form;
}
