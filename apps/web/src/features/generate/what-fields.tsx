import { Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { Surface } from '../../ui/surface.tsx';
import { LOCALES } from '../preview/locales.ts';
import type { RunFieldsProps } from './run-form.ts';

/** What the rows are like, and what is kept of the run. */
export function WhatFields({ form, wrong }: RunFieldsProps) {
  return (
    <Surface title="What">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Seed"
            placeholder="Chosen at random"
            description="The same seed gives the same rows."
            inputMode="numeric"
            {...form.getInputProps('seed')}
            error={wrong.seed}
            onChange={(event) => form.setFieldValue('seed', event.currentTarget.value.replaceAll(/\D/g, ''))}
          />
          <Select
            label="Language"
            description="For names and texts."
            data={LOCALES}
            {...form.getInputProps('locale')}
            error={wrong.locale}
          />
        </SimpleGrid>
        <Switch
          label="Keep the recipe as an export"
          description="It makes the same rows again, anywhere, and contains none of them."
          {...form.getInputProps('keepRecipe', { type: 'checkbox' })}
        />
        <Switch
          label="Refuse the run if a table cannot be filled"
          description="Otherwise the run leaves out that table and names it."
          {...form.getInputProps('strict', { type: 'checkbox' })}
        />
      </Stack>
    </Surface>
  );
}
