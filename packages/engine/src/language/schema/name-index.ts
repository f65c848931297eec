import { itemPath } from '../../base/shape/path.ts';
import { suggest } from '../../base/text/nearest-name.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { DomainType, EnumType, SchemaDocument, Table } from './schema-document.ts';
import { tableKey } from './table-key.ts';

type Named = { readonly name: string; readonly schema?: string | undefined };

/** Tables and types by name, found in constant time in documents of any size. */
export class NameIndex {
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #enums: ReadonlyMap<string, EnumType>;
  readonly #domains: ReadonlyMap<string, DomainType>;

  constructor(document: SchemaDocument, issues: Issue[]) {
    this.#tables = indexByName('tables', 'table', document.tables, issues);
    this.#enums = indexByName('enums', 'type', document.enums, issues);
    this.#domains = indexByName('domains', 'type', document.domains, issues);
    for (const [at, domain] of document.domains.entries()) {
      if (this.#enums.has(tableKey(domain)))
        issues.push({
          code: 'duplicate_name',
          path: itemPath('domains', domain, at),
          message: `${tableKey(domain)} is both an enum and a domain.`,
        });
    }
  }

  table(name: Named): Table | undefined {
    return this.#tables.get(tableKey(name));
  }

  enum(name: Named): EnumType | undefined {
    return this.#enums.get(tableKey(name)) ?? this.#enums.get(name.name);
  }

  domain(name: Named): DomainType | undefined {
    return this.#domains.get(tableKey(name)) ?? this.#domains.get(name.name);
  }

  nearest(kind: 'table' | 'enum' | 'domain', name: Named): string {
    const names = { table: this.#tables, enum: this.#enums, domain: this.#domains }[kind];
    return suggest(tableKey(name), [...names.keys()]);
  }
}

function indexByName<T extends Named>(
  list: string,
  word: string,
  items: readonly T[],
  issues: Issue[],
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [at, item] of items.entries()) {
    const key = tableKey(item);
    if (found.has(key))
      issues.push({
        code: 'duplicate_name',
        path: `${list}[${at}].name`,
        message: `There is already a ${word} ${key}.`,
      });
    else found.set(key, item);
  }
  return found;
}
