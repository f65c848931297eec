import { type Endpoint, ENDPOINTS, type EndpointId } from '@rowloom/contract';
import type { Option } from '../arguments/option.ts';
import type { ResourceName } from './resource.ts';
import { readerOf, type Reader } from './read-value.ts';
import type { Schema } from './schema.ts';

/** An option that fills a field of the query or the body. */
export type FieldOption = {
  readonly name: string;
  readonly path: readonly ['query' | 'body', ...string[]];
  readonly option: Option & { readonly value: string };
  readonly isRequired: boolean;
  readonly read: Reader;
  readonly resource?: ResourceName;
};

export const endpointOf = (id: EndpointId): Endpoint => ENDPOINTS[id];

/** The program does the paging; a run has separate options, and passwords are prompted for. */
const NO_OPTIONS: ReadonlySet<string> = new Set(['cursor', 'org_id', 'organization_id', 'run', 'rows']);

/** The options of an operation, from the contract's description of its query and its body. */
export function deriveOptions(id: EndpointId, without: readonly string[] = []): readonly FieldOption[] {
  const { query, body, credential } = endpointOf(id);
  const isOperators = credential === 'operator';
  return [...fieldsOf(query, ['query'], isOperators), ...fieldsOf(body, ['body'], isOperators)].filter(
    ({ path }) => !without.includes(path.slice(1).join('.')) && !without.includes(path[1] ?? ''),
  );
}

function fieldsOf(
  schema: Schema | undefined,
  path: readonly ['query' | 'body', ...string[]],
  isOperators: boolean,
): readonly FieldOption[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([field, part]): readonly FieldOption[] => {
    const isOrganization = isOperators && field === 'organization_id';
    const isCount = field === 'rows' && part.type === 'integer';
    if ((NO_OPTIONS.has(field) && !isOrganization && !isCount) || part.format === 'password') return [];
    const here = [...path, field] as const;
    // Settings and options have a few fields, each with its own option.
    if (part.type === 'object' && part.properties !== undefined) return fieldsOf(part, here, isOperators);
    const resource = isOrganization ? 'anyOrganization' : field === 'project_id' ? 'project' : undefined;
    const name = isOrganization ? 'org' : field === 'project_id' ? 'project' : field.replaceAll('_', '-');
    const { value, read, choices } = readerOf(field, part);
    const isRequired = path.length === 1 && (schema?.required ?? []).includes(field);
    return [
      {
        name,
        path: here,
        option: {
          value: resource === undefined ? value : name.toUpperCase(),
          help: helpOf(field, part),
          ...(part.type === 'array' ? { many: true } : {}),
          ...(choices === undefined ? {} : { choices }),
          ...(resource === undefined ? {} : { resource }),
        },
        isRequired,
        read,
        ...(resource === undefined ? {} : { resource }),
      },
    ];
  });
}

/** A sentence of the reference as a phrase of the help, with the possible words. */
function helpOf(field: string, { description = '', enum: words }: Schema): string {
  if (field === 'limit') return 'maximum number of results';
  const plain = description.replaceAll('`', '').replace(/\.$/, '');
  const help = /^[A-Z][a-z]*(?![A-Za-z])/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  const choices = (words ?? []).filter((word) => word !== null);
  return choices.every((word) => help.includes(word)) ? help : `${help}: ${choices.join(', ')}`;
}
