/** Statements, by the grammar's names, that define no part of a schema which rows would have to respect. */
export const IGNORED_STATEMENTS: ReadonlySet<string> = new Set(
  `SelectStmt InsertStmt UpdateStmt DeleteStmt MergeStmt CopyStmt CallStmt VariableShowStmt TransactionStmt ConstraintsSetStmt
  GrantStmt GrantRoleStmt AlterDefaultPrivilegesStmt CreateRoleStmt AlterRoleStmt AlterRoleSetStmt DropRoleStmt AlterOwnerStmt
  DropOwnedStmt ReassignOwnedStmt SecLabelStmt CreateExtensionStmt AlterExtensionStmt AlterExtensionContentsStmt
  AlterFunctionStmt ViewStmt RefreshMatViewStmt CreatePLangStmt DefineStmt CreateOpClassStmt
  CreateOpFamilyStmt AlterOpFamilyStmt AlterOperatorStmt AlterTypeStmt AlterCollationStmt CreateCastStmt CreateConversionStmt
  CreateTransformStmt CreateStatsStmt AlterStatsStmt CreatePolicyStmt AlterPolicyStmt CreatePublicationStmt
  AlterPublicationStmt CreateSubscriptionStmt AlterSubscriptionStmt DropSubscriptionStmt CreateEventTrigStmt
  AlterEventTrigStmt CreateAmStmt CreateFdwStmt AlterFdwStmt CreateForeignServerStmt AlterForeignServerStmt
  CreateUserMappingStmt AlterUserMappingStmt DropUserMappingStmt ImportForeignSchemaStmt ClusterStmt VacuumStmt ReindexStmt
  CheckPointStmt LockStmt TruncateStmt DiscardStmt LoadStmt NotifyStmt ListenStmt UnlistenStmt PrepareStmt ExecuteStmt
  DeallocateStmt ExplainStmt DeclareCursorStmt ClosePortalStmt FetchStmt CreatedbStmt AlterDatabaseStmt
  AlterDatabaseSetStmt AlterDatabaseRefreshCollStmt DropdbStmt CreateTableSpaceStmt DropTableSpaceStmt
  AlterTableSpaceOptionsStmt AlterTableMoveAllStmt AlterTSConfigurationStmt AlterTSDictionaryStmt AlterObjectDependsStmt
  AlterSystemStmt`.split(/\s+/),
);
