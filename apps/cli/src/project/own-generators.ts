import { addOwnGenerator, digest, type Rules } from '@rowloom/engine';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { asOwnFunction } from './as-own-function.ts';
import type { OwnDefinition } from './own-definition.ts';
import { sampleAnswers } from './sample-answers.ts';

const NAME = /^[A-Za-z_]\w*$/;

/** The generators of a configuration, or what is wrong with them. */
export function readGenerators(value: unknown, shown: string): ReadonlyMap<string, OwnDefinition> {
  const wrong = (message: string): Error => refusal(EXIT.input, `${shown}: ${message}`);
  if (typeof value !== 'object' || value === null) throw wrong('generators is an object of functions.');
  return new Map(
    Object.entries(value).map(([name, given]: [string, unknown]) => {
      if (!NAME.test(name)) throw wrong(`generators: "${name}" is not a valid name. Use letters, digits and _.`);
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

/** Over a function's own text and its values for some rows: the latter show the effect of code outside its text. */
function digestOf(name: string, definition: OwnDefinition, shown: string): string {
  const { make, reads, unique } = definition;
  return digest({ name, make: make.toString(), reads, unique, answers: sampleAnswers(name, definition, shown) });
}

export function useGenerators(generators: ReadonlyMap<string, OwnDefinition>, shown: string): void {
  for (const [name, definition] of generators)
    addOwnGenerator(digestOf(name, definition, shown), asOwnFunction(name, definition, shown));
}

/** Rules refer to a custom generator by its digest: another text is another generator. */
export function nameByDigest(rules: Rules, generators: ReadonlyMap<string, OwnDefinition>, shown: string): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => {
      const name = 'generator' in rule ? (rule.generator ?? '') : '';
      const found = generators.get(name);
      if (found === undefined) return [key, rule];
      const { reads, unique } = found;
      const options = {
        name,
        digest: digestOf(name, found, shown),
        ...(reads.length === 0 ? {} : { reads }),
        ...(unique ? { unique } : {}),
      };
      return [key, { ...rule, generator: 'own', options }];
    }),
  );
}
