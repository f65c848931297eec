import type { Command } from '../arguments/command.ts';
import { defineGroup } from '../arguments/group.ts';
import type { Option, OptionTable } from '../arguments/option.ts';
import { YES_OPTION } from '../remote/confirm.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { ORG_OPTION } from '../remote/find-organization.ts';
import { EMAIL_OPTION } from '../remote/with-credential.ts';
import { deriveOptions, endpointOf } from './derive-options.ts';
import type { Noun, Operation, Values } from './operation.ts';
import { runOperation } from './run-operation.ts';
import { ANSWER_OPTIONS } from './show-answer.ts';

/** The commands of a noun, from its declaration; other actions may be added. */
export function makeNoun(noun: Noun, byHand: Readonly<Record<string, Command>> = {}): Command {
  const declared = Object.entries(noun.actions).map(
    ([word, operation]) => [word, makeAction(`${noun.name} ${word}`, operation)] as const,
  );
  return defineGroup({
    name: noun.name,
    summary: noun.summary,
    ...(noun.notes === undefined ? {} : { notes: noun.notes }),
    ...(noun.otherwise === undefined ? {} : { otherwise: noun.otherwise }),
    actions: sortActions({ ...byHand, ...Object.fromEntries(declared) }),
  });
}

/** The list comes first, because it is the default action. */
const sortActions = ({ list, ...others }: Readonly<Record<string, Command>>): Readonly<Record<string, Command>> =>
  list === undefined ? others : { list, ...others };

/** One operation of the API as a command. */
function makeAction(name: string, operation: Operation): Command {
  return defineRemote({
    name,
    summary: operation.summary,
    operands: (operation.words ?? []).map(({ name: word, help, optional, resource }) => ({
      name: word,
      help,
      ...(optional === undefined ? {} : { optional }),
      ...(resource === undefined ? {} : { resource }),
    })),
    options: optionsOf(operation),
    ...(operation.notes === undefined ? {} : { notes: operation.notes }),
    examples: operation.examples,
    operations: [operation.operation, ...(operation.everywhere === undefined ? [] : [operation.everywhere])],
    run: ({ operands, options }) => runOperation(name, operation, operands, options as Values),
  });
}

/** Words that need an organization, or that are searched for in all of them. */
const OF_ORGANIZATION: ReadonlySet<string> = new Set(['project', 'template', 'invitation', 'colleague']);

function optionsOf({
  operation,
  everywhere,
  words = [],
  without,
  defaults,
  destroys,
  options,
}: Operation): OptionTable {
  const endpoints = [operation, ...(everywhere === undefined ? [] : [everywhere])].map(endpointOf);
  const filled = new Set(words.flatMap(({ into }) => (typeof into === 'string' ? [into] : [])));
  const fields = deriveOptions(operation, without).filter(({ path }) => !filled.has(path.join('.') as never));
  const isOfOrganization =
    endpoints.some(({ scope }) => scope.kind === 'organization') ||
    words.some(({ resource }) => resource !== undefined && OF_ORGANIZATION.has(resource));
  const named = words.some(({ resource }) => resource === 'organization');
  const isPersonal = endpoints.some(({ credential }) => credential === 'session' || credential === 'operator');
  return {
    ...Object.fromEntries(fields.map(({ name, option }) => [name, withDefault(option, defaults?.[name])])),
    ...options,
    ...(isOfOrganization && !named && !fields.some(({ name }) => name === 'org') ? { org: ORG_OPTION } : {}),
    ...(isPersonal ? { email: EMAIL_OPTION } : {}),
    ...(destroys === undefined ? {} : { yes: YES_OPTION }),
    ...ANSWER_OPTIONS,
  };
}

const withDefault = (option: Option, value: string | undefined): Option =>
  value === undefined ? option : { ...option, default: value };
