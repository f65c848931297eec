import { itemPath } from '../../base/shape/path.ts';
import type { ColumnType } from '../types/column-type.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { NameIndex } from './name-index.ts';
import type { DomainType, SchemaDocument } from './schema-document.ts';
import { tableKey } from './table-key.ts';

/** The enums and domains that a type names exist. */
export function checkType(type: ColumnType, path: string, index: NameIndex, issues: Issue[]): void {
  switch (type.kind) {
    case 'array':
      return checkType(type.element, `${path}.element`, index, issues);
    case 'range':
      return checkType(type.subtype, `${path}.subtype`, index, issues);
    case 'domain':
      if (index.domain(type) === undefined) issues.push(unknownType('domain', type, path, index));
      return undefined;
    case 'enum': {
      if (type.values !== undefined) return undefined;
      const { name } = type;
      if (name === undefined)
        issues.push({ code: 'missing_field', path, message: 'An enum has either a name or its own list of values.' });
      else if (index.enum({ ...type, name }) === undefined)
        issues.push(unknownType('enum', { ...type, name }, path, index));
      return undefined;
    }
    default:
      return undefined;
  }
}

function unknownType(
  kind: 'enum' | 'domain',
  type: { readonly name: string; readonly schema?: string },
  path: string,
  index: NameIndex,
): Issue {
  return {
    code: 'unknown_type',
    path: `${path}.name`,
    message: `There is no ${kind} ${tableKey(type)} in ${kind}s.${index.nearest(kind, type)}`,
  };
}

/** Chains of domains end. */
export function checkDomains(document: SchemaDocument, index: NameIndex, issues: Issue[]): void {
  const ending = new Set<DomainType>();
  for (const [at, domain] of document.domains.entries()) {
    const path = `${itemPath('domains', domain, at)}.type`;
    checkType(domain.type, path, index, issues);
    const seen = new Set<DomainType>();
    let next: DomainType | undefined = domain;
    while (next !== undefined && !seen.has(next) && !ending.has(next)) {
      seen.add(next);
      next = baseDomain(next.type, index);
    }
    if (next !== undefined && seen.has(next))
      issues.push({ code: 'contradiction', path, message: `The domain ${tableKey(domain)} is defined by itself.` });
    else for (const item of seen) ending.add(item);
  }
}

function baseDomain(type: ColumnType, index: NameIndex): DomainType | undefined {
  if (type.kind === 'domain') return index.domain(type);
  if (type.kind === 'array') return baseDomain(type.element, index);
  return type.kind === 'range' ? baseDomain(type.subtype, index) : undefined;
}
