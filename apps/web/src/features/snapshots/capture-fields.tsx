import { Select, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ApiError } from '@rowloom/client';
import type { Connection, Engine, Template } from '@rowloom/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { DdlField } from '../ddl/ddl-field.tsx';
import { ENGINE_NAMES } from '../projects/engine-badge.tsx';
import { useProject } from '../projects/use-project.ts';

export type CaptureForm = {
  readonly label: string;
  readonly connection_id: string;
  readonly template_id: string;
  readonly ddl: string;
  readonly dialect: Engine;
  readonly statistics: boolean;
};

type FieldsProps = { readonly form: UseFormReturnType<CaptureForm> };

type FromConnectionProps = FieldsProps & {
  readonly query: UseQueryResult<readonly Connection[], ApiError>;
  /** Those that have a catalogue. */
  readonly readable: readonly Connection[];
  readonly chosenId: string;
};

export function FromConnection({ form, query: connections, readable, chosenId: connectionId }: FromConnectionProps) {
  const { project } = useProject();
  if (connections.data !== undefined && readable.length === 0)
    return (
      <Text fz="sm">
        The project has no connection to a database yet.{' '}
        <Link to={addresses.project(project.id, 'connections')}>Add one</Link>, or use a template or SQL.
      </Text>
    );
  return (
    <>
      <LoadFailure what="The connections" query={connections} />
      <Select
        label="Connection"
        description="Rowloom reads its catalogue, never its rows."
        data={readable.map(({ id, name, kind }) => ({
          value: id,
          label: `${name} (${ENGINE_NAMES[kind as keyof typeof ENGINE_NAMES] ?? kind})`,
        }))}
        value={connectionId}
        error={form.errors['connection_id']}
        onChange={(value) => form.setFieldValue('connection_id', value ?? '')}
      />
      <Switch
        label="Read the planner's statistics too"
        description="They include how often NULL occurs and how many different values there are, so rows resemble yours more closely. Values of text columns are never read."
        {...form.getInputProps('statistics', { type: 'checkbox' })}
      />
    </>
  );
}

type FromTemplateProps = FieldsProps & {
  readonly query: UseQueryResult<readonly Template[], ApiError>;
  readonly chosenId: string;
};

export function FromTemplate({ form, query: templates, chosenId: templateId }: FromTemplateProps) {
  return (
    <>
      <LoadFailure what="The templates" query={templates} />
      <Select
        label="Template"
        data={(templates.data ?? []).map(({ id, name, tables_count: count }) => ({
          value: id,
          label: `${name} (${count} tables)`,
        }))}
        value={templateId}
        error={form.errors['template_id']}
        onChange={(value) => form.setFieldValue('template_id', value ?? '')}
      />
    </>
  );
}

export function FromDdl({ form }: FieldsProps) {
  return (
    <>
      <Select
        label="Dialect"
        data={Object.entries(ENGINE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('dialect')}
      />
      <DdlField
        description="CREATE statements, migrations in a row, or a dump."
        dialect={form.values.dialect}
        value={form.values.ddl}
        error={form.errors['ddl']}
        onChange={(ddl) => form.setFieldValue('ddl', ddl)}
      />
    </>
  );
}
