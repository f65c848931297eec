import type { Client } from '@rowloom/client';
import type { EndpointId } from '@rowloom/contract';
import type { OptionTable } from '../arguments/option.ts';
import type { Item } from './item.ts';
import type { ResourceName } from './resource.ts';

/** Parameters, query and body of a request, as far as they are known. */
export type RequestParts = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
};

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A word of the command line, and its place in the request: `params.id`, `body.name`. */
export type OperationWord = {
  readonly name: string;
  readonly help: string;
  readonly into: `${'params' | 'query' | 'body'}.${string}` | ((word: string) => Readonly<Record<string, unknown>>);
  /** It names a resource of the service, by name or id; the request contains the id. */
  readonly resource?: ResourceName;
  readonly optional?: boolean;
};

export type Preparation = {
  readonly client: Client;
  readonly options: Values;
  readonly request: RequestParts;
  /** The resources that the words have named. */
  readonly found: ReadonlyMap<ResourceName, Item>;
};

/** A command that executes one operation of the API, as data: the contract provides the rest. */
export type Operation = {
  readonly operation: EndpointId;
  /** The operation for the whole organization, if the first word, a project, is left out. */
  readonly everywhere?: EndpointId;
  readonly summary: string;
  readonly words?: readonly OperationWord[];
  /** For a list: the fields that are its columns. */
  readonly columns?: readonly string[];
  /** The text for an empty list. */
  readonly empty?: string;
  /** A sentence instead of the record; {field} comes from the answer, or from what the words have named. */
  readonly says?: string;
  /** Something is lost permanently: the name must be typed, or --yes given. The text says what. */
  readonly destroys?: string;
  /** A field of the answer that is false if the command has failed, as in a test. */
  readonly failsUnless?: string;
  /** The answer is a document for programs: it is printed as JSON. */
  readonly isDocument?: boolean;
  /** Default values for fields of the body. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Fields of query and body that are not options here. */
  readonly without?: readonly string[];
  /** Options beyond those of the contract; `prepare` reads them. */
  readonly options?: OptionTable;
  /** Completes the request with the parts that it returns. */
  readonly prepare?: (preparation: Preparation) => Promise<Partial<RequestParts>>;
  readonly examples: readonly (readonly [command: string, what: string])[];
  readonly notes?: readonly string[];
};

/** The group of a noun: `connections` with its actions. */
export type Noun = {
  readonly name: string;
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly otherwise?: string;
  readonly actions: Readonly<Record<string, Operation>>;
};
