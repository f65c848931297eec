import type { Node, RangeVar, VariableSetStmt } from 'libpg-query';
import { parse } from '../parser/parser.ts';
import type { Source } from '../text/cut.ts';
import { doStatements } from '../text/do-statements.ts';
import { alterTable } from './alter-table.ts';
import { createFunction } from './create-function.ts';
import { createIndex } from './create-index.ts';
import { createTable } from './create-table.ts';
import { createTableAs } from './create-table-as.ts';
import { createTrigger } from './create-trigger.ts';
import { alterDomain, alterEnum, createComposite, createDomain, createEnum, createRange } from './create-type.ts';
import { dropObjects } from './drop-object.ts';
import { homeSchema, relationName } from './find-object.ts';
import { IGNORED_STATEMENTS } from './ignored-statements.ts';
import { keyOf, type Model } from './model.ts';
import { noteSequence } from './own-sequence.ts';
import { moveToSchema, renameObject } from './rename-object.ts';
import { setComment } from './set-comment.ts';

export function applyStatement(model: Model, node: Node, source: Source): void {
  if ('CreateStmt' in node) createTable(model, node.CreateStmt, source);
  else if ('AlterTableStmt' in node) alterTable(model, node.AlterTableStmt, source);
  else if ('IndexStmt' in node) createIndex(model, node.IndexStmt, source);
  else if ('CreateEnumStmt' in node) createEnum(model, node.CreateEnumStmt);
  else if ('AlterEnumStmt' in node) alterEnum(model, node.AlterEnumStmt);
  else if ('CompositeTypeStmt' in node) createComposite(model, node.CompositeTypeStmt);
  else if ('CreateRangeStmt' in node) createRange(model, node.CreateRangeStmt);
  else if ('CreateDomainStmt' in node) createDomain(model, node.CreateDomainStmt, source);
  else if ('AlterDomainStmt' in node) alterDomain(model, node.AlterDomainStmt, source);
  else if ('CreateSeqStmt' in node) noteSequence(model, node.CreateSeqStmt.sequence, node.CreateSeqStmt.options);
  else if ('AlterSeqStmt' in node) noteSequence(model, node.AlterSeqStmt.sequence, node.AlterSeqStmt.options);
  else if ('CreateFunctionStmt' in node) createFunction(model, node.CreateFunctionStmt, source);
  else if ('CommentStmt' in node) setComment(model, node.CommentStmt);
  else if ('RenameStmt' in node) renameObject(model, node.RenameStmt);
  else if ('AlterObjectSchemaStmt' in node) moveToSchema(model, node.AlterObjectSchemaStmt);
  else if ('DropStmt' in node) dropObjects(model, node.DropStmt);
  else if ('VariableSetStmt' in node) setVariable(model, node.VariableSetStmt);
  else if ('CreateSchemaStmt' in node) {
    const outer = model.searchPath;
    model.searchPath = [node.CreateSchemaStmt.schemaname ?? 'public', ...outer];
    for (const element of node.CreateSchemaStmt.schemaElts ?? []) applyStatement(model, element, source);
    model.searchPath = outer;
  } else warnOfOther(model, node, source);
}

function warnOfOther(model: Model, node: Node, source: Source): void {
  if ('CreateTrigStmt' in node) createTrigger(model, node.CreateTrigStmt, source);
  else if ('RuleStmt' in node) {
    model.warn(
      'trigger',
      `Rule ${node.RuleStmt.rulename ?? ''} on ${relationName(node.RuleStmt.relation)} may change rows; it is not part of the schema document.`,
    );
  } else if ('CreateTableAsStmt' in node) {
    if (node.CreateTableAsStmt.objtype === 'OBJECT_TABLE') createTableAs(model, node.CreateTableAsStmt);
    else noteView(model, node.CreateTableAsStmt.into?.rel);
  } else if ('ViewStmt' in node) noteView(model, node.ViewStmt.view);
  else if ('CreateForeignTableStmt' in node) {
    model.warn(
      'unsupported_statement',
      `Foreign table ${relationName(node.CreateForeignTableStmt.base?.relation)} lives on another server; it is skipped.`,
    );
  } else if ('DoStmt' in node) {
    applyBlock(model, source);
  } else {
    const [kind = ''] = Object.keys(node);
    if (!IGNORED_STATEMENTS.has(kind))
      model.warn('unsupported_statement', `This kind of statement (${kind}) is not read; it is skipped.`);
  }
}

/** A DO block: what it defines unconditionally, or if it is missing. */
function applyBlock(model: Model, source: Source): void {
  const body = source.tokens.find(({ kind }) => kind === 'string');
  if (body === undefined) return;
  const { statements, hasMore } = doStatements(source.text.slice(body.start, body.end));
  const warn = model.warn;
  let isUnread = hasMore;
  for (const statement of statements) {
    const parsed = parse(statement.text);
    if (!parsed.ok) {
      isUnread = true;
      continue;
    }
    model.warn = (code, message) => {
      if (code !== 'duplicate' && statement.isTentative !== true) warn(code, message);
    };
    for (const node of parsed.nodes) applyStatement(model, node, statement);
  }
  model.warn = warn;
  if (isUnread)
    warn(
      'unsupported_statement',
      'A DO block changes the schema by code; statements in loops, under conditions or in generated text are not read.',
    );
}

function noteView(model: Model, relation: RangeVar | undefined): void {
  model.views.add(keyOf(homeSchema(model, relation?.schemaname), relation?.relname ?? ''));
}

function setVariable(model: Model, node: VariableSetStmt): void {
  if (node.name !== 'search_path') return;
  const path = (node.args ?? []).flatMap((arg) => ('A_Const' in arg ? [arg.A_Const.sval?.sval ?? ''] : []));
  const places = path.filter((place) => place !== '' && place !== '$user' && place !== 'pg_catalog');
  model.searchPath = places.length === 0 ? ['public'] : places;
}
