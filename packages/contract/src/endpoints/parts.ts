import { type TObject, Type } from 'typebox';
import type { TUnsafe } from 'typebox';
import type { OrganizationRole } from '../role.ts';
import type { Id, IdNoun } from '../identifier.ts';
import type { Permission } from '../permission.ts';
import { idOf } from '../resources/field.ts';
import { LISTED_ROWS } from '../resources/run.ts';

export const SELF = { kind: 'self' } as const;

export const ofQuery = <R extends OrganizationRole>(role: R) =>
  ({ kind: 'organization', from: 'query', field: 'org_id', role }) as const;

export const ofOrganization = <R extends OrganizationRole>(role: R) =>
  ({ kind: 'organization', from: 'path', field: 'id', role }) as const;

export const ofProject = <P extends Permission>(permission: P) =>
  ({ kind: 'project', from: 'path', field: 'id', permission }) as const;

/** The path parameter `id`. */
export const idParam = <Noun extends IdNoun>(noun: Noun): TObject<{ id: TUnsafe<Id<Noun>> }> =>
  Type.Object({ id: idOf(noun, `Identifier of the ${noun}.`) });

/** A resource below a project or an organization: `id` and one more parameter. */
export const nestedParams = <Outer extends IdNoun, Name extends string, Noun extends IdNoun>(
  outer: Outer,
  name: Name,
  noun: Noun,
): TUnsafe<{ id: Id<Outer> } & { [N in Name]: Id<Noun> }> =>
  Type.Unsafe<{ id: Id<Outer> } & { [N in Name]: Id<Noun> }>(
    Type.Object({ id: idOf(outer, `Identifier of the ${outer}.`), [name]: idOf(noun, `Identifier of the ${noun}.`) }),
  );

/** `org_id`, which every list over an organization needs. */
export const ORG_ID = { org_id: idOf('organization', 'The organization.') };

export const PROJECT_ID = { project_id: Type.Optional(idOf('project', 'Only what belongs to this project.')) };

/** The fields of runs that a list omits. */
export const LISTED_RUN = `In a list, \`run\` has no \`rules\`, and \`rows\` names at most ${LISTED_ROWS} tables: get a single record for all of it.`;

export const CREATED = 'Created. `Location` leads to it.';
