import type {
  AlterDomainStmt,
  AlterEnumStmt,
  CompositeTypeStmt,
  Constraint,
  CreateDomainStmt,
  CreateEnumStmt,
  CreateRangeStmt,
} from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import { cutTokens, findWord, type Source } from '../text/cut.ts';
import { chooseName, takeName } from './choose-name.ts';
import { cutDefault, cutParenthesized, statementEnd, tokenAtLocation } from './cut-clause.ts';
import { findObject, homeSchema, splitPath } from './find-object.ts';
import { type DomainModel, keyOf, type Model } from './model.ts';

export function createEnum(model: Model, node: CreateEnumStmt): void {
  const { schema, name } = home(model, namesOf(node.typeName));
  if (isTaken(model, model.enums, schema, name)) return;
  model.enums.set(keyOf(schema, name), { schema, name, values: namesOf(node.vals) });
}

export function alterEnum(model: Model, node: AlterEnumStmt): void {
  const path = splitPath(namesOf(node.typeName));
  const found = findObject(model, model.enums, path.schema, path.name);
  const value = node.newVal ?? '';
  if (found === undefined)
    return model.warn('unknown_reference', `No enum ${path.name} was created before this statement; it is skipped.`);
  if (node.oldVal !== undefined) {
    found.values = found.values.map((each) => (each === node.oldVal ? value : each));
  } else if (!found.values.includes(value)) {
    const neighbour = found.values.indexOf(node.newValNeighbor ?? '');
    found.values.splice(
      neighbour < 0 ? found.values.length : neighbour + (node.newValIsAfter === true ? 1 : 0),
      0,
      value,
    );
  }
}

export function createComposite(model: Model, node: CompositeTypeStmt): void {
  const schema = homeSchema(model, node.typevar?.schemaname);
  const name = node.typevar?.relname ?? '';
  if (isTaken(model, model.composites, schema, name)) return;
  const fields = (node.coldeflist ?? []).flatMap((item) => {
    const { colname, typeName } = 'ColumnDef' in item ? item.ColumnDef : {};
    return colname === undefined || typeName === undefined ? [] : [{ name: colname, type: typeName }];
  });
  model.composites.set(keyOf(schema, name), { schema, name, fields });
}

export function createRange(model: Model, node: CreateRangeStmt): void {
  const { schema, name } = home(model, namesOf(node.typeName));
  const options = (node.params ?? []).flatMap((param) => ('DefElem' in param ? [param.DefElem] : []));
  const typeOption = (option: string): readonly string[] | undefined => {
    const arg = options.find(({ defname }) => defname === option)?.arg;
    return arg !== undefined && 'TypeName' in arg ? namesOf(arg.TypeName.names) : undefined;
  };
  const subtype = options.find(({ defname }) => defname === 'subtype')?.arg;
  if (subtype === undefined || !('TypeName' in subtype)) return;
  const multirange =
    typeOption('multirange_type_name')?.at(-1) ??
    (name.includes('range') ? name.replace('range', 'multirange') : `${name}_multirange`);
  model.ranges.set(keyOf(schema, name), { schema, name, subtype: subtype.TypeName, multirange });
}

export function createDomain(model: Model, node: CreateDomainStmt, source: Source): void {
  const { schema, name } = home(model, namesOf(node.domainname));
  if (isTaken(model, model.domains, schema, name)) return;
  const domain: DomainModel = { schema, name, type: node.typeName ?? {}, nullable: true, checks: [] };
  model.domains.set(keyOf(schema, name), domain);
  for (const each of node.constraints ?? [])
    if ('Constraint' in each) constrainDomain(model, domain, each.Constraint, source);
}

export function alterDomain(model: Model, node: AlterDomainStmt, source: Source): void {
  const path = splitPath(namesOf(node.typeName));
  const domain = findObject(model, model.domains, path.schema, path.name);
  if (domain === undefined)
    return model.warn('unknown_reference', `No domain ${path.name} was created before this statement; it is skipped.`);
  // The grammar's letters for the kinds of ALTER DOMAIN.
  if (node.subtype === 'O') domain.nullable = false;
  else if (node.subtype === 'N') domain.nullable = true;
  else if (node.subtype === 'X') domain.checks = domain.checks.filter(({ name }) => name !== node.name);
  else if (node.subtype === 'C' && node.def !== undefined && 'Constraint' in node.def)
    constrainDomain(model, domain, node.def.Constraint, source);
  else if (node.subtype === 'T' && node.def === undefined) delete domain.default;
  else if (node.subtype === 'T')
    domain.default = cutTokens(source, findWord(source, 0, 'default') + 1, statementEnd(source));
}

function constrainDomain(model: Model, domain: DomainModel, node: Constraint, source: Source): void {
  if (node.contype === 'CONSTR_NOTNULL') domain.nullable = false;
  if (node.contype === 'CONSTR_DEFAULT') domain.default = cutDefault(source, node.location);
  if (node.contype !== 'CONSTR_CHECK') return;
  if (node.conname !== undefined) takeName(model, domain.schema, node.conname);
  const name = node.conname ?? chooseName(model, domain.schema, domain.name, [], 'check');
  domain.checks.push({ name, expression: cutParenthesized(source, tokenAtLocation(source, node.location), 'check') });
}

/** PostgreSQL refuses a second type of the same name, so the first one stays. */
function isTaken(model: Model, types: ReadonlyMap<string, unknown>, schema: string, name: string): boolean {
  const taken = types.has(keyOf(schema, name));
  if (taken) model.warn('duplicate', `Type ${name} is created twice; the first one is kept.`);
  return taken;
}

function home(model: Model, path: readonly string[]): { schema: string; name: string } {
  const { schema, name } = splitPath(path);
  return { schema: homeSchema(model, schema), name };
}
