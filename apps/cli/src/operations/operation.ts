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

/** A word of the command line, and where in the request it goes: `params.id`, `body.name`. */
export type OperationWord = {
  readonly name: string;
  readonly help: string;
  readonly into: `${'params' | 'query' | 'body'}.${string}` | ((word: string) => Readonly<Record<string, unknown>>);
  /** It names something of the service, by name or id; the request holds the id. */
  readonly resource?: ResourceName;
  readonly optional?: boolean;
};

export type Preparation = {
  readonly client: Client;
  readonly options: Values;
  readonly request: RequestParts;
  /** What the words have named, by resource. */
  readonly found: ReadonlyMap<ResourceName, Item>;
};

/** A command that carries out one operation of the API, as data: the contract says the rest. */
export type Operation = {
  readonly operation: EndpointId;
  /** The operation of the whole organization, for when the first word, a project, is left out. */
  readonly everywhere?: EndpointId;
  readonly summary: string;
  readonly words?: readonly OperationWord[];
  /** Of a list: which fields are its columns. */
  readonly columns?: readonly string[];
  /** What is said where a list is empty. */
  readonly empty?: string;
  /** A sentence instead of the record; {field} is taken from the answer, or from what the words have named. */
  readonly says?: string;
  /** Something is lost for good: the name has to be typed, or --yes be given. The text says what. */
  readonly destroys?: string;
  /** A field of the answer that is false where the command has failed, as a test does. */
  readonly failsUnless?: string;
  /** The answer is a document for programs: it is printed as JSON. */
  readonly isDocument?: boolean;
  /** Fields of the body that take this value unless told. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Fields of query and body that are not options here. */
  readonly without?: readonly string[];
  /** Options beyond those of the contract; `prepare` reads them. */
  readonly options?: OptionTable;
  /** Completes the request, by its parts that it returns. */
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
