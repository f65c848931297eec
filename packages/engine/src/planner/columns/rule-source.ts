import { COLUMN_WAYS } from '../../document/rules/column-ways.ts';
import type { ColumnSource, JsonValue } from '../../document/plan/plan.ts';
import type { ColumnRule } from '../../document/rules/rules.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Column } from '../../language/schema/schema-document.ts';
import { DERIVE_FUNCTIONS } from '../../weave/derive/derive-call.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { parseDerive } from '../../language/expression/parse-derive.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { GENERATORS, latestGenerator } from '../../weave/generators/catalogue.ts';
import { nearestName } from '../../base/text/nearest-name.ts';

/** What a rule says about a column; undefined if it only changes the null fraction. */
export function ruleSource(
  rule: ColumnRule,
  column: Column,
  type: ColumnType,
  path: string,
): { readonly source: ColumnSource | undefined } | { readonly issues: readonly Issue[] } {
  const ways = COLUMN_WAYS.filter((way) => rule[way] !== undefined);
  if (ways.length > 1) {
    return {
      issues: [{ code: 'bad_rule', path, message: `A column can have only one of these: ${ways.join(' and ')}.` }],
    };
  }
  switch (ways[0]) {
    case undefined:
      return { source: undefined };
    case 'derive': {
      const parsed = parseDerive(rule.derive ?? '', `${path}.derive`);
      if ('issue' in parsed) return { issues: [parsed.issue] };
      const unknown = unknownFunctions(parsed.expression, `${path}.derive`);
      return unknown.length > 0 ? { issues: unknown } : { source: { kind: 'derive', expression: parsed.expression } };
    }
    case 'one_of':
      return made(
        'one_of',
        { values: rule.one_of ?? [], ...(rule.weights === undefined ? {} : { weights: rule.weights }) },
        path,
      );
    case 'range':
      return made(rangeGenerator(type), { ...rule.range }, path);
    case 'pattern':
      return made('pattern', { regex: rule.pattern ?? '' }, path);
    case 'constant':
      return made('constant', { value: rule.constant ?? null }, path);
    case 'template':
      return made('template', { text: rule.template ?? '' }, path);
    case 'generator':
      return made(rule.generator ?? '', rule.options ?? {}, path);
    default:
      return omitted(column, path);
  }
}

function made(
  name: string,
  options: Readonly<Record<string, JsonValue>>,
  path: string,
): { readonly source: ColumnSource } | { readonly issues: readonly Issue[] } {
  const generator = latestGenerator(name);
  if (generator === undefined) {
    const near = nearestName(
      name,
      GENERATORS.map((item) => item.name),
    );
    return {
      issues: [
        {
          code: 'unknown_generator',
          path: `${path}.generator`,
          message: `There is no generator ${name}.${near === undefined ? ' See `rowloom generators`.' : ` Did you mean ${near}?`}`,
        },
      ],
    };
  }
  const unknown = Object.keys(options).filter((option) => generator.options?.[option] === undefined);
  const issues = [
    ...unknown.map(
      (option): Issue => ({
        code: 'unknown_option',
        path: `${path}.options.${option}`,
        message: `The generator ${name} has no option ${option}; it has ${Object.keys(generator.options ?? {}).join(', ') || 'none'}.`,
      }),
    ),
    ...(generator.check?.(options) ?? []).map((issue) => ({ ...issue, path: `${path}.options.${issue.path}` })),
  ];
  return issues.length > 0
    ? { issues }
    : { source: { kind: 'generator', generator: name, version: generator.version, options } };
}

function unknownFunctions(expression: Expression, path: string): readonly Issue[] {
  const inner = partsOf(expression).flatMap((part) => unknownFunctions(part, path));
  if (expression.op !== 'call' || DERIVE_FUNCTIONS.includes(expression.name)) return inner;
  const near = nearestName(expression.name, DERIVE_FUNCTIONS);
  const hint = near === undefined ? `It has ${DERIVE_FUNCTIONS.join(', ')}.` : `Did you mean ${near}?`;
  const message = `derive has no function ${expression.name}. ${hint}`;
  return [{ code: 'unknown_function', path, message }, ...inner];
}

function rangeGenerator(type: ColumnType): string {
  if (type.kind === 'date' || type.kind === 'timestamp' || type.kind === 'time' || type.kind === 'interval')
    return type.kind;
  return type.kind === 'decimal' || type.kind === 'float' || type.kind === 'money' ? 'decimal' : 'integer';
}

function omitted(
  column: Column,
  path: string,
): { readonly source: ColumnSource } | { readonly issues: readonly Issue[] } {
  const fills =
    column.nullable || column.default !== undefined || column.identity !== undefined || column.generated !== undefined;
  if (fills) return { source: { kind: 'omit' } };
  return {
    issues: [
      {
        code: 'bad_rule',
        path,
        message: `${column.name} is NOT NULL and has no default: it cannot be left out. Give it a constant or a generator.`,
      },
    ],
  };
}
