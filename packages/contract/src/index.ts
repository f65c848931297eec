export { type Answer, type CredentialKind, type Endpoint, endpoint, type Scope } from './endpoint.ts';
export { ERROR_CATALOGUE, type ErrorCode } from './errors/error-catalogue.ts';
export { type FieldIssue, Refusal, type RefusalDetails, refuse, refuseField, refuseFields } from './errors/refusal.ts';
export { errorsOf } from './errors-of.ts';
export { BUILTIN_TEMPLATES, type Id, type IdNoun, ID_PREFIXES, idPattern } from './identifier.ts';
export { bytesOfRaw, type RawJson, rawJson } from './raw-json.ts';
export { isAllowed, type Permission, PERMISSION_NAMES, PERMISSIONS, permissionsOf } from './permission.ts';
export {
  hasOrganizationRole,
  ORGANIZATION_ROLES,
  type OrganizationRole,
  PROJECT_ROLES,
  type ProjectRole,
  ROLE_WITHOUT_ROSTER,
} from './role.ts';
export {
  AdminOrganization,
  AdminUpdateOrganization,
  AdminUpdateUser,
  AdminUser,
  EndedSessions,
  GrantBonusRows,
  SetProjectOwner,
  Settings,
  Tier,
  TierList,
  UpdateSettings,
  UpdateTier,
} from './resources/admin.ts';
export {
  Approval,
  APPROVAL_STATES,
  type ApprovalState,
  ConsumeApproval,
  DecideApproval,
  RequestApproval,
  SeenApproval,
} from './resources/approval.ts';
export { AuditEvent } from './resources/audit-event.ts';
export { Certificate } from './resources/certificate.ts';
export {
  Connection,
  CONNECTION_KINDS,
  type ConnectionKind,
  ConnectionOptions,
  ConnectionOptionsInput,
  ConnectionTest,
  CreateConnection,
  UpdateConnection,
} from './resources/connection.ts';
export { ErrorBody } from './resources/error-body.ts';
export { Export, EXPORT_CONTENT_TYPE, ExportDocument } from './resources/export.ts';
export { MAX_ROWS } from './resources/field.ts';
export {
  Generation,
  GENERATION_PHASES,
  GENERATION_STATUSES,
  GenerationError,
  GenerationPhase,
  type GenerationPhaseName,
  type GenerationStatus,
  GenerationTable,
  isFinal,
} from './resources/generation.ts';
export { CreatedKey, CreateKey, Key, KeyList } from './resources/key.ts';
export { AddMember, Member, MyRole, UpdateMember } from './resources/member.ts';
export {
  CreatedInvitation,
  CreateInvitation,
  CreateOrganization,
  Invitation,
  Organization,
  OrganizationMember,
  UpdateOrganization,
  UpdateOrganizationMember,
} from './resources/organization.ts';
export { DEFAULT_LIMIT, listQuery, type Page, pageOf } from './resources/page.ts';
export { PlanAnswer, PlanCost, PlanIssue, PlannedTable } from './resources/plan.ts';
export { CreateProject, type Engine, ENGINES, Project, ProjectSettings, UpdateProject } from './resources/project.ts';
export { ProjectRules, UpdateProjectRules } from './resources/project-rules.ts';
export {
  LISTED_ROWS,
  MODES,
  type RunMode,
  RunRequest,
  RunRows,
  RunSource,
  RunTarget,
  StartRun,
} from './resources/run.ts';
export { CreateSchedule, Schedule, ScheduledRun, UpdateSchedule } from './resources/schedule.ts';
export {
  AcceptedInvitation,
  AcceptInvitation,
  ChangePassword,
  InvitationFacts,
  InvitationToken,
  Login,
  ProveEmail,
  Register,
  Session,
  SignInOptions,
  UpdateMe,
} from './resources/session.ts';
export { CaptureSnapshot, Snapshot, SnapshotDiff } from './resources/snapshot.ts';
export { Health, Queue, Readiness, System, Worker, WorkerList } from './resources/system.ts';
export { CreateTemplate, Template, type TemplateId, UpdateTemplate } from './resources/template.ts';
export { type Interval, INTERVALS, Usage, UsageByProject, UsagePeriod, UsageSeries } from './resources/usage.ts';
export { User } from './resources/user.ts';
export {
  CreatedWebhook,
  CreateWebhook,
  type DeliveryState,
  UpdateWebhook,
  Webhook,
  WEBHOOK_EVENTS,
  WebhookDelivery,
  type WebhookEvent,
  type WebhookFormat,
} from './resources/webhook.ts';
export { type AnswerOf, type BodyOf, type ParamsOf, type QueryOf } from './endpoint-types.ts';
export { type EndpointId, type EndpointOf, ENDPOINTS } from './endpoints/catalogue.ts';
export { makeOpenApi, type OpenApiOptions } from './openapi/make-openapi.ts';
export {
  MATRIX_CALLERS,
  MATRIX_CREDENTIALS,
  type MatrixCaller,
  type MatrixCredential,
  type MatrixLine,
  matrixOutcome,
  type MatrixOutcome,
  roleMatrix,
} from './role-matrix.ts';
