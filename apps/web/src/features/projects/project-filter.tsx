import { Select } from '@mantine/core';
import { useProjectNames } from './use-project-names.ts';

export type ProjectFilterProps = {
  readonly value: string | undefined;
  readonly onChange: (project: string | undefined) => void;
};

/** For lists over the whole organization: one project of it. */
export function ProjectFilter({ value, onChange }: ProjectFilterProps) {
  const { projects } = useProjectNames();
  return (
    <Select
      aria-label="Project"
      placeholder="Every project"
      clearable
      searchable
      limit={100}
      flex="1 1 140px"
      maw={260}
      data={projects.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(project) => onChange(project ?? undefined)}
    />
  );
}
