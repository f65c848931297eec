import type { Draw } from '../random/draw.ts';
import { addColumn, addKey, addReference, openTable, type TreeTable } from './tree-table.ts';

/** What the rows of a table are in: the columns that say so, and the table that these refer to. */
export type Place = {
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly to: TreeTable;
  readonly toColumns: readonly string[];
  /** Rows of only one kind of place; `any` matches each of the others. */
  readonly kind: string;
};

export type Scopes = {
  readonly tables: readonly TreeTable[];
  /** One of each kind, the general one first. */
  readonly places: readonly Place[];
};

/** Tenants, tenants with workspaces, a tree of scopes with a table for each kind, or none of these. */
export function randomScopes(draw: Draw, idType: string): Scopes {
  return draw.pick([noScopes, tenants, workspaces, scopeTree, scopeTree, scopeTree])(draw, idType);
}

function noScopes(): Scopes {
  return { tables: [], places: [] };
}

function tenants(draw: Draw, idType: string): Scopes {
  const tenant = openTable(draw.pick(['tenant', 'accounts', 'organization']));
  addColumn(tenant, 'id', idType);
  addColumn(tenant, 'name', 'text', draw.chance(0.5));
  addKey(tenant, ['id']);
  if (draw.chance(0.3)) addKey(tenant, ['name']);
  const columns = [{ name: 'tenant_id', type: idType }];
  return { tables: [tenant], places: [{ columns, to: tenant, toColumns: ['id'], kind: 'any' }] };
}

function workspaces(draw: Draw, idType: string): Scopes {
  const { tables, places } = tenants(draw, idType);
  const [outer] = places as [Place];
  const space = openTable(draw.pick(['workspace', 'regions', 'branch']));
  addColumn(space, 'tenant_id', idType);
  addColumn(space, 'id', idType);
  addKey(space, draw.pick([['id'], ['tenant_id', 'id']]));
  addReference(space, ['tenant_id'], outer.to, ['id'], draw.chance(0.5));
  const columns = [
    { name: 'tenant_id', type: idType },
    { name: 'space_id', type: idType },
  ];
  const inner: Place = { columns, to: space, toColumns: ['tenant_id', 'id'], kind: 'any' };
  return { tables: [...tables, space], places: draw.chance(0.5) ? [inner] : [outer] };
}

/** One global scope, below it organisations, below these projects; each kind has its own table. */
function scopeTree(draw: Draw, given: string): Scopes {
  const isNamed = given === 'text' && draw.chance(0.7);
  const byKey = draw.chance(0.6);
  const scope = openTable(draw.pick(['scope', 'iam_scope', 'folder']));
  addColumn(scope, 'id', given);
  addColumn(scope, 'kind', 'text');
  addColumn(scope, 'parent_id', given, true);
  addKey(scope, ['id']);
  scope.checks.push("kind IN ('global', 'org', 'project')");
  if (draw.chance(0.6)) scope.checks.push("(kind = 'global') = (parent_id IS NULL)");
  addReference(scope, ['parent_id'], scope, ['id'], draw.chance(0.5));
  const subtype = (kind: string, above: TreeTable | undefined): TreeTable => {
    const table = openTable(`${scope.name}_${kind}`);
    addColumn(table, 'scope_id', given);
    addKey(table, ['scope_id']);
    if (byKey) {
      addColumn(table, 'kind', 'text');
      table.checks.push(`kind = '${kind}'`);
      addReference(table, ['scope_id', 'kind'], scope, ['id', 'kind'], draw.chance(0.5));
    } else addReference(table, ['scope_id'], scope, ['id'], draw.chance(0.5));
    if (above !== undefined) {
      addColumn(table, 'parent_id', given);
      addReference(table, ['parent_id'], above, ['scope_id']);
      if (draw.chance(0.5)) addReference(table, ['scope_id', 'parent_id'], scope, ['id', 'parent_id']);
    }
    addColumn(table, 'name', 'text', draw.chance(0.5));
    if (above !== undefined && draw.chance(0.4)) addKey(table, ['parent_id', 'name']);
    return table;
  };
  const root = subtype('global', undefined);
  if (isNamed) root.checks.push("scope_id = 'global'");
  const org = subtype('org', root);
  const project = subtype('project', org);
  const columns = [{ name: 'scope_id', type: given }];
  const place = (kind: string, to: TreeTable, column: string): Place => ({ columns, to, toColumns: [column], kind });
  return {
    tables: [scope, root, org, project],
    places: [
      place('any', scope, 'id'),
      place('org', org, 'scope_id'),
      place('project', project, 'scope_id'),
      ...(draw.chance(0.3) ? [place('global', root, 'scope_id')] : []),
    ],
  };
}
