import type { Noun, OperationWord } from '../operation.ts';

const TEMPLATE: OperationWord = {
  name: 'TEMPLATE',
  help: "the template's name or id: ecommerce, saas, blog or one of your own",
  into: 'params.id',
  resource: 'template',
};

export const templates: Noun = {
  name: 'templates',
  summary: 'schemas that can be used without a database',
  actions: {
    list: {
      operation: 'listTemplates',
      summary: 'list the templates of an organization and the built-in packs',
      columns: ['name', 'id', 'engine', 'tables_count', 'columns_count', 'description'],
      examples: [['rowloom templates', 'which are there?']],
    },
    create: {
      operation: 'createTemplate',
      summary: 'create a template from SQL text or a schema document',
      words: [{ name: 'NAME', help: 'what to call it', into: 'body.name' }],
      says: 'Created {name} ({id}).',
      examples: [['rowloom templates create Billing --ddl billing.sql --dialect postgresql', 'of a file']],
    },
    show: {
      operation: 'getTemplate',
      summary: 'show a template',
      words: [TEMPLATE],
      examples: [['rowloom templates show ecommerce', 'how large is it?']],
    },
    schema: {
      operation: 'getTemplateSchema',
      summary: "print a template's schema document",
      words: [TEMPLATE],
      isDocument: true,
      examples: [['rowloom templates schema Billing > billing.json', 'a source for generate']],
    },
    edit: {
      operation: 'updateTemplate',
      summary: 'change a template',
      words: [TEMPLATE],
      says: 'Changed {name} ({id}).',
      examples: [['rowloom templates edit Billing --description "Invoices and refunds"', 'another description']],
    },
    delete: {
      operation: 'deleteTemplate',
      summary: 'delete a template; snapshots and runs made from it stay',
      words: [TEMPLATE],
      destroys: 'This deletes the template {template}.',
      says: 'Deleted {name}.',
      examples: [['rowloom templates delete Billing', 'asks first']],
    },
  },
};
