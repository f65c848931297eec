import type { Client } from '@rowloom/client';
import type { Project } from '@rowloom/contract';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { confirmLoss } from '../remote/confirm.ts';
import { findOrganization } from '../remote/find-organization.ts';
import { withCredential } from '../remote/with-credential.ts';
import { deriveOptions, endpointOf, type FieldOption } from './derive-options.ts';
import type { Item } from './item.ts';
import type { Operation, RequestParts, Values } from './operation.ts';
import { collectItems } from './collect-items.ts';
import { findResource, type ResourceName } from './resource.ts';
import { showAnswer } from './show-answer.ts';

/** A request under construction. */
type Draft = { readonly [Part in keyof RequestParts]: Record<string, unknown> };

/** Executes an operation of the API with the given words and options. */
export async function runOperation(
  name: string,
  declared: Operation,
  operands: readonly string[],
  options: Values,
): Promise<ExitCode> {
  const [first] = operands;
  const isEverywhere = declared.everywhere !== undefined && first === undefined;
  const id = isEverywhere ? (declared.everywhere ?? declared.operation) : declared.operation;
  const endpoint = endpointOf(id);
  const draft: Draft = { params: {}, query: {}, body: { ...declared.defaults } };
  const filled = new Set<unknown>((declared.words ?? []).map(({ into }) => into));
  const fields = deriveOptions(id, declared.without).filter(({ path }) => !filled.has(path.join('.')));
  const pending = readFields(name, fields, options, draft);
  const email = textOf(options['email']);
  return withCredential({ credential: endpoint.credential, email }, async (client) => {
    const org = textOf(options['org']);
    const found = new Map<ResourceName, Item>();
    const surroundings = () => ({ client, org, project: found.get('project') as Project | undefined });
    for (const [index, word] of (declared.words ?? []).entries()) {
      const given = operands[index];
      if (given === undefined) continue;
      const thing = word.resource === undefined ? undefined : await findResource(word.resource, surroundings(), given);
      if (word.resource !== undefined && thing !== undefined) found.set(word.resource, thing);
      place(draft, word.into, thing === undefined ? given : idOf(thing));
    }
    for (const { field, text, resource } of pending)
      put(draft, field.path, idOf(await findResource(resource, surroundings(), text)));
    await nameOrganization(client, endpoint, draft, found, org);
    if (declared.prepare !== undefined) {
      const more = await declared.prepare({ client, options, request: draft, found });
      for (const part of ['params', 'query', 'body'] as const) Object.assign(draft[part], more[part]);
    }
    const named = subjectOf(declared, operands, found);
    if (declared.destroys !== undefined)
      await confirmLoss(fill(declared.destroys, found, named), wordOf(named['name']) || 'yes', options['yes'] === true);
    const answer = await call(client, id, endpoint, draft, options);
    showAnswer(answer, { json: options['json'] === true, field: textOf(options['field']) }, declared, named);
    const { failsUnless } = declared;
    return failsUnless !== undefined && (answer as Item)[failsUnless] === false ? EXIT.target : EXIT.ok;
  });
}

const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const idOf = (thing: Item): string => wordOf(thing['id']);

type Pending = { readonly field: FieldOption; readonly text: string; readonly resource: ResourceName };

/** Adds to the draft what can be read at once; names of resources are looked up later. */
function readFields(
  command: string,
  fields: readonly FieldOption[],
  options: Values,
  draft: Draft,
): readonly Pending[] {
  const pending: Pending[] = [];
  for (const field of fields) {
    const text = textOf(options[field.name]);
    if (text === undefined || field.name === 'limit') {
      const isKnown = draft[field.path[0]][field.path[1] ?? ''] !== undefined;
      if (field.isRequired && !isKnown && text === undefined)
        throw refusal(EXIT.usage, `${command} needs --${field.name} ${field.option.value}: ${field.option.help}.`, [
          `rowloom help ${command} shows its usage.`,
        ]);
    } else if (field.resource === undefined) put(draft, field.path, field.read(text, `--${field.name}`));
    else pending.push({ field, text, resource: field.resource });
  }
  return pending;
}

function put(draft: Draft, [part, ...path]: FieldOption['path'], value: unknown): void {
  let at = draft[part];
  for (const field of path.slice(0, -1)) at = (at[field] ??= {}) as Record<string, unknown>;
  at[path.at(-1) ?? ''] = value;
}

function place(draft: Draft, into: NonNullable<Operation['words']>[number]['into'], value: string): void {
  if (typeof into === 'function') {
    Object.assign(draft.body, into(value));
    return;
  }
  put(draft, into.split('.') as unknown as FieldOption['path'], value);
}

/** The organization of the request, if no word has named it. */
async function nameOrganization(
  client: Client,
  { scope, body }: ReturnType<typeof endpointOf>,
  draft: Draft,
  found: Map<ResourceName, Item>,
  org: string | undefined,
): Promise<void> {
  if (scope.kind !== 'organization') return;
  const part = scope.from === 'path' ? 'params' : scope.from;
  if (draft[part][scope.field] !== undefined || (part === 'body' && body === undefined)) return;
  const project = draft.query['project_id'] === undefined ? undefined : found.get('project');
  const known = project?.['organization_id'];
  const organization = known === undefined ? await findOrganization(client, org) : undefined;
  if (organization !== undefined) found.set('organization', organization);
  draft[part][scope.field] = organization?.id ?? known;
}

/** The resource named by the last word, for the sentence and the question. */
function subjectOf(declared: Operation, operands: readonly string[], found: ReadonlyMap<ResourceName, Item>): Item {
  const words = (declared.words ?? []).slice(0, operands.length);
  const last = words.findLast(({ resource }) => resource !== undefined);
  const thing = last?.resource === undefined ? found.get('organization') : found.get(last.resource);
  return thing ?? {};
}

const fill = (text: string, found: ReadonlyMap<ResourceName, Item>, named: Item): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    wordOf(found.get(field as ResourceName)?.['name'] ?? named[field]),
  );

type Call = (input: object) => Promise<unknown>;

/** A list is fetched page by page, up to --limit; everything else is one call. */
async function call(
  client: Client,
  id: string,
  endpoint: ReturnType<typeof endpointOf>,
  draft: Draft,
  options: Values,
): Promise<unknown> {
  const input = {
    ...(endpoint.params === undefined ? {} : { params: draft.params }),
    ...(endpoint.query === undefined ? {} : { query: draft.query }),
    ...(endpoint.body === undefined ? {} : { body: draft.body }),
  };
  const methods = client as unknown as Readonly<Record<string, Call>>;
  if (!deriveOptions(id as never).some(({ name }) => name === 'limit')) {
    const answer = await methods[id]?.(input);
    return isWholeList(answer) ? answer.items : answer;
  }
  return collectItems(
    (query) => client.pages(id as never, { ...input, query: { ...draft.query, ...query } } as never),
    textOf(options['limit']),
  );
}

const isWholeList = (answer: unknown): answer is { readonly items: readonly unknown[] } =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'next_cursor' in answer;
