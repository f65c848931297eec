import type { CreateFunctionStmt, Node } from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import type { Source } from '../text/cut.ts';
import { cutParameters, cutReturned } from './cut-parameters.ts';
import type { Model } from './model.ts';

/** Functions are not part of a schema document, but a CHECK that calls one has its conditions. */
export function createFunction(model: Model, node: CreateFunctionStmt, source: Source): void {
  const path = namesOf(node.funcname).map((part) => part.toLowerCase());
  const name = path.at(-1) ?? '';
  const parameters = (node.parameters ?? []).flatMap((item) =>
    'FunctionParameter' in item ? [item.FunctionParameter] : [],
  );
  const isPlain = parameters.every(
    ({ mode = 'FUNC_PARAM_DEFAULT' }) => mode === 'FUNC_PARAM_DEFAULT' || mode === 'FUNC_PARAM_IN',
  );
  const options = new Map(
    (node.options ?? []).flatMap((item) =>
      'DefElem' in item ? [[item.DefElem.defname ?? '', item.DefElem.arg] as const] : [],
    ),
  );
  const body = node.sql_body === undefined ? textIn(options.get('as')) : returnIn(source.text);
  if (!isPlain || body === undefined || node.returnType?.setof === true) return;
  const types = parameters.map(({ argType }) => namesOf(argType?.names).at(-1) ?? '');
  const cuts = cutParameters(source, parameters);
  const returns = cutReturned(source, node.returnType);
  model.functions.set(`${path.join('.')}(${types.join()})`, {
    name,
    language: textIn(options.get('language'))?.toLowerCase() ?? 'sql',
    parameters: parameters.map((parameter) => parameter.name ?? ''),
    types: cuts.map(({ type }) => type),
    defaults: cuts.flatMap((cut) => cut.value ?? []),
    ...(returns === undefined ? {} : { returns }),
    source: body,
    ...(options.has('strict') ? { strict: true } : {}),
  });
}

function textIn(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if ('String' in node) return node.String.sval ?? '';
  // AS takes a list, because functions in C have two.
  return 'List' in node && node.List.items?.length === 1 ? textIn(node.List.items[0]) : undefined;
}

const returnIn = (text: string): string | undefined => /\bRETURN\s[^]+$/i.exec(text)?.[0];
