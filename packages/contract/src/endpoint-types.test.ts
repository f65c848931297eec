import { expectTypeOf, test } from 'vitest';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './endpoint-types.ts';
import type { EndpointOf } from './endpoints/catalogue.ts';
import type { Id } from './identifier.ts';
import type { DecideApproval } from './resources/approval.ts';
import type { Page } from './resources/page.ts';
import type { Project } from './resources/project.ts';
import type { StartRun } from './resources/run.ts';

test('the types of a handler follow from the declaration', () => {
  expectTypeOf<ParamsOf<EndpointOf<'getConnection'>>>().toEqualTypeOf<
    { id: Id<'project'> } & { connection_id: Id<'connection'> }
  >();
  expectTypeOf<QueryOf<EndpointOf<'listGenerations'>>>().toEqualTypeOf<{
    org_id: Id<'organization'>;
    project_id?: Id<'project'>;
    status?: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
    created_after?: string;
    created_before?: string;
    limit?: number;
    cursor?: string;
  }>();
  expectTypeOf<BodyOf<EndpointOf<'startGeneration'>>>().toEqualTypeOf<StartRun>();
  expectTypeOf<BodyOf<EndpointOf<'approveApproval'>>>().toEqualTypeOf<DecideApproval | undefined>();
  expectTypeOf<BodyOf<EndpointOf<'createProject'>>['engine']>().toEqualTypeOf<
    'postgresql' | 'postgres' | 'mysql' | 'mariadb' | 'sqlite'
  >();
  expectTypeOf<BodyOf<EndpointOf<'cancelGeneration'>>>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<EndpointOf<'listProjects'>>>().toEqualTypeOf<Page<Project>>();
  expectTypeOf<AnswerOf<EndpointOf<'deleteProject'>>>().toEqualTypeOf<undefined>();
});

test('an identifier of one noun is not accepted for another', () => {
  expectTypeOf<Id<'project'>>().not.toExtend<ParamsOf<EndpointOf<'getSnapshot'>>['id']>();
  expectTypeOf<string>().toExtend<Id<'project'>>();
});
