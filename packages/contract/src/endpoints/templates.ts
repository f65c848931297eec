import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { EXAMPLE_IDS } from '../examples/example-ids.ts';
import { pageExample } from '../examples/page-example.ts';
import { schemaDocument, template } from '../examples/project-examples.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { CreateTemplate, SchemaDocument, Template, templateId, UpdateTemplate } from '../resources/template.ts';
import { CREATED, ofQuery, ORG_ID } from './parts.ts';

const tag = 'Templates';
const params = Type.Object({ id: templateId('Identifier of the template.') });

const listTemplates = endpoint({
  id: 'listTemplates',
  tag,
  method: 'GET',
  path: '/api/templates',
  summary: 'List templates',
  description: 'The three shipped templates and those of the organization.',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery(ORG_ID),
  answer: {
    status: 200,
    description: 'A page of templates.',
    schema: pageOf(Template),
    example: pageExample(template),
  },
  errors: [],
});

const createTemplate = endpoint({
  id: 'createTemplate',
  tag,
  method: 'POST',
  path: '/api/templates',
  summary: 'Create a template',
  description: 'From a schema document, or from SQL text. What the parser cannot read is a 422 with line and column.',
  credential: 'any',
  scope: { kind: 'organization', from: 'body', field: 'organization_id', role: 'admin' },
  body: CreateTemplate,
  documents: ['schema'],
  bodyExample: {
    organization_id: EXAMPLE_IDS.organization,
    name: 'Billing',
    description: 'Invoices and payments.',
    ddl: 'create table invoices (id bigint primary key, total numeric(12,2) not null check (total > 0));',
    dialect: 'postgresql',
  },
  idempotent: true,
  answer: { status: 201, description: CREATED, schema: Template, example: template },
  errors: ['already_exists'],
});

const getTemplate = endpoint({
  id: 'getTemplate',
  tag,
  method: 'GET',
  path: '/api/templates/{id}',
  summary: 'Get a template',
  credential: 'any',
  scope: { kind: 'template', access: 'read' },
  params,
  answer: { status: 200, description: 'The template.', schema: Template, example: template },
  errors: [],
});

const updateTemplate = endpoint({
  id: 'updateTemplate',
  tag,
  method: 'PATCH',
  path: '/api/templates/{id}',
  summary: 'Update a template',
  credential: 'any',
  scope: { kind: 'template', access: 'manage' },
  params,
  body: UpdateTemplate,
  documents: ['schema'],
  bodyExample: { description: 'Invoices, payments and refunds.' },
  answer: {
    status: 200,
    description: 'The updated template.',
    schema: Template,
    example: { ...template, description: 'Invoices, payments and refunds.' },
  },
  errors: ['template_readonly', 'already_exists'],
});

const deleteTemplate = endpoint({
  id: 'deleteTemplate',
  tag,
  method: 'DELETE',
  path: '/api/templates/{id}',
  summary: 'Delete a template',
  description: 'Snapshots and runs that came from it stay as they are.',
  credential: 'any',
  scope: { kind: 'template', access: 'manage' },
  params,
  answer: { status: 204, description: 'Deleted.' },
  errors: ['template_readonly'],
});

const getTemplateSchema = endpoint({
  id: 'getTemplateSchema',
  tag,
  method: 'GET',
  path: '/api/templates/{id}/schema',
  summary: "Get a template's relational schema",
  credential: 'any',
  scope: { kind: 'template', access: 'read' },
  params,
  answer: { status: 200, description: 'The schema document.', schema: SchemaDocument, example: schemaDocument },
  errors: [],
});

export const templateEndpoints = {
  listTemplates,
  createTemplate,
  getTemplate,
  updateTemplate,
  deleteTemplate,
  getTemplateSchema,
};
