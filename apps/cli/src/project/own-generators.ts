import { addOwnGenerator, digest, type OwnFunction, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

/** A generator as `rowloom.config.ts` has it: a function, or one with what it reads and promises. */
export type OwnDefinition = {
  readonly make: (cell: never) => unknown;
  /** Columns of the row that it sees in `record`. */
  readonly reads: readonly string[];
  /** It promises never to give a value twice, so that it may fill a unique column. */
  readonly unique: boolean;
};

const NAME = /^[A-Za-z_]\w*$/;

/** The generators of a configuration, or what is wrong with them. */
export function readGenerators(value: unknown, shown: string): ReadonlyMap<string, OwnDefinition> {
  const wrong = (message: string): Error => refusal(EXIT.input, `${shown}: ${message}`);
  if (typeof value !== 'object' || value === null) throw wrong('generators is an object of functions.');
  return new Map(
    Object.entries(value).map(([name, given]: [string, unknown]) => {
      if (!NAME.test(name)) throw wrong(`generators: "${name}" is not a name. Letters, digits and _ are.`);
      const {
        make,
        reads = [],
        unique = false,
      } = (typeof given === 'function' ? { make: given } : (given ?? {})) as Partial<OwnDefinition>;
      if (typeof make !== 'function') throw wrong(`generators.${name} is neither a function nor an object with make.`);
      if (make.constructor.name !== 'Function')
        throw wrong(`generators.${name} is asynchronous. A generator must return its value synchronously.`);
      return [name, { make, reads: reads.map(String), unique }];
    }),
  );
}

/** The digest of a function's own text: what it calls outside of it is not in it, and so should be nothing that changes. */
const digestOf = (name: string, { make, reads, unique }: OwnDefinition): string =>
  digest({ name, make: make.toString(), reads, unique });

export function useGenerators(generators: ReadonlyMap<string, OwnDefinition>, shown: string): void {
  for (const [name, definition] of generators)
    addOwnGenerator(digestOf(name, definition), asOwnFunction(name, definition, shown));
}

/** What users return, as the engine takes it. */
export function asOwnFunction(name: string, { make }: OwnDefinition, shown: string): OwnFunction {
  return (cell) => {
    const value = make(cell as never);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'bigint') return value.toString();
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'object') return JSON.stringify(value);
    throw refusal(
      EXIT.plan,
      `${shown}: generators.${name} gave a ${typeof value} for row ${cell.row} of ${cell.table}. Return a text, number, boolean, Date or null.`,
    );
  };
}

/** Rules that name a generator of the configuration name it by its digest: another text is another generator. */
export function nameByDigest(rules: Rules, generators: ReadonlyMap<string, OwnDefinition>): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const name = 'generator' in rule ? (rule.generator ?? '') : '';
      const found = generators.get(name);
      if (found === undefined) return [key, rule];
      const { reads, unique } = found;
      const options = {
        name,
        digest: digestOf(name, found),
        ...(reads.length === 0 ? {} : { reads }),
        ...(unique ? { unique } : {}),
      };
      return [key, { ...rule, generator: 'own', options }];
    }),
  );
}
