import { itemPath } from '../../base/shape/path.ts';
import { checkPredicate } from './check-predicate.ts';
import { checkForeignKey, checkPartition } from './check-reference.ts';
import { checkTableParts } from './check-table.ts';
import { checkDomains, checkType } from './check-type.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { NameIndex } from './name-index.ts';
import type { SchemaDocument } from './schema-document.ts';

/** More issues than this are one mistake repeated. */
const MAX_ISSUES = 200;

/** What is wrong in a document of the right shape: dangling names, duplicate names, parts that exclude each other. */
export function findContradictions(document: SchemaDocument): readonly Issue[] {
  const issues: Issue[] = [];
  const index = new NameIndex(document, issues);
  for (const [at, item] of document.enums.entries()) {
    const known = new Set<string>();
    const twice = item.values.find((value) => known.size === known.add(value).size);
    if (twice !== undefined)
      issues.push({
        code: 'duplicate_name',
        path: `${itemPath('enums', item, at)}.values`,
        message: `The value ${JSON.stringify(twice)} is listed twice.`,
      });
  }
  checkDomains(document, index, issues);
  for (const [at, domain] of document.domains.entries()) {
    const path = itemPath('domains', domain, at);
    for (const [place, check] of domain.checks.entries()) {
      checkPredicate(
        check.predicate,
        new Set(['value']),
        `${itemPath(`${path}.checks`, check, place)}.predicate`,
        issues,
      );
    }
  }
  for (const [at, table] of document.tables.entries()) {
    if (issues.length >= MAX_ISSUES) break;
    const path = itemPath('tables', table, at);
    for (const [place, column] of table.columns.entries())
      checkType(column.type, `${itemPath(`${path}.columns`, column, place)}.type`, index, issues);
    checkTableParts(document, table, path, issues);
    for (const [place, key] of table.foreign_keys.entries())
      checkForeignKey(table, key, itemPath(`${path}.foreign_keys`, key, place), index, issues);
    checkPartition(table, path, index, issues);
  }
  return issues.slice(0, MAX_ISSUES);
}
