import type { ColumnType } from '@rowloom/engine';
import { type FindType } from '../types/read-type.ts';
import { readTypeText } from '../types/read-type-text.ts';
import type { OwnFunction } from './own-function.ts';

/** A function's parameter and result types, as far as they affect values. */
export type Signature = {
  /** By name and by position (`$1`), one name for each. */
  readonly nameOf: (written: string) => string | undefined;
  readonly parameters: readonly string[];
  /** Undefined if the type of one of them is unknown, or has rules of its own. */
  readonly types?: readonly ColumnType[];
  readonly returns?: ColumnType;
};

export function readSignature(own: OwnFunction, findType: FindType): Signature {
  const parameters = own.parameters.map((name, index) => (name === '' ? placeName(index) : name));
  const named = new Map(
    parameters.flatMap((name, index) => [[placeName(index), name] as const, [name, name] as const]),
  );
  const types = own.types?.flatMap((text) => plainType(text, findType) ?? []);
  const returns = own.returns === undefined ? undefined : plainType(own.returns, findType);
  return {
    nameOf: (written) => named.get(written),
    parameters,
    ...(types === undefined || types.length < parameters.length ? {} : { types }),
    ...(returns === undefined ? {} : { returns }),
  };
}

/** The expression reader's name for `$1`. */
const placeName = (index: number): string => `$${index + 1}`;

const OF_THE_SCHEMA: ReadonlySet<ColumnType['kind']> = new Set(['domain', 'composite', 'unknown']);

/** PostgreSQL reads lengths in the types of arguments and results, and ignores them. */
function plainType(text: string, findType: FindType): ColumnType | undefined {
  const type = readTypeText(text, findType);
  if (type === undefined || OF_THE_SCHEMA.has(type.kind)) return undefined;
  if (type.kind === 'decimal') return { native: 'numeric', kind: 'decimal' };
  if (type.kind !== 'text' || type.max_length === undefined) return type;
  const { max_length: _, ...open } = type;
  return { ...open, native: type.native.replace(/\(\d+\)/, '') };
}
