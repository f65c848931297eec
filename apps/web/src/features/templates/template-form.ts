import type { CreateTemplate, Engine, Template } from '@rowloom/contract';

/** What a person fills in about a template. */
export type TemplateForm = {
  readonly name: string;
  readonly description: string;
  /** `keep`: the schema stays as it is. */
  readonly from: 'keep' | 'ddl' | 'schema';
  readonly dialect: Engine;
  readonly ddl: string;
  readonly schema: string;
};

export const formOf = (template: Template | undefined): TemplateForm => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  from: template === undefined ? 'ddl' : 'keep',
  dialect: template?.engine ?? 'postgresql',
  ddl: '',
  schema: '',
});

type TemplateBody = Omit<CreateTemplate, 'organization_id'>;

/** The same as the service takes it; JSON that cannot be read is told by the field. */
export function toTemplateBody(form: TemplateForm): TemplateBody | { readonly wrongJson: string } {
  const { name, description, from, dialect, ddl, schema } = form;
  const said = { name: name.trim(), description };
  if (from === 'keep') return said;
  if (from === 'ddl') return { ...said, ddl, dialect };
  try {
    return { ...said, schema: JSON.parse(schema) as NonNullable<CreateTemplate['schema']> };
  } catch (error) {
    return { wrongJson: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
