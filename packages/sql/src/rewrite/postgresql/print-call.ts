import type { FuncCall, Node } from 'libpg-query';
import { namesOf } from '../../parser/nodes.ts';
import { refuse } from '../not-rewritable.ts';
import { plainName } from './names.ts';
import type { Printer } from './printer.ts';

type Printed = { readonly text: string; readonly isSimple: boolean };
type Form = (args: readonly Node[], printer: Printer) => Printed | undefined;

const simple = (text: string): Printed => ({ text, isSimple: true });

/** `trim(LEADING 'x' FROM a)`: the trimmed characters come second in the tree, and may be missing. */
const trim =
  (side: string): Form =>
  ([text, what], { whole, inside }) =>
    simple(`trim(${side} ${what === undefined ? '' : `${inside(what)} `}FROM ${whole(text)})`);

/**
 * Calls with a special SQL syntax. They are printed in that syntax, because the functions behind it have different
 * names in different versions, and the catalogue remembers the form.
 */
const FORMS: Readonly<Record<string, Form>> = {
  extract: ([field, from], { whole }) => {
    const unit = field !== undefined && 'A_Const' in field ? (field.A_Const.sval?.sval ?? '') : '';
    return /^[a-z_]+$/.test(unit) ? simple(`extract("${unit}" FROM ${whole(from)})`) : undefined;
  },
  timezone: ([zone, time], { inside }) =>
    zone === undefined || time === undefined
      ? undefined
      : { text: `${inside(time)} AT TIME ZONE ${inside(zone)}`, isSimple: false },
  // PostgreSQL's own order is the reverse of SQL's.
  position: ([text, part], { inside }) => simple(`position(${inside(part)} IN ${inside(text)})`),
  substring: ([text, from, length], { inside }) =>
    simple(`substring(${inside(text)} FROM ${inside(from)}${length === undefined ? '' : ` FOR ${inside(length)}`})`),
  overlay: ([text, by, from, length], { inside }) =>
    simple(
      `overlay(${inside(text)} PLACING ${inside(by)} FROM ${inside(from)}${length === undefined ? '' : ` FOR ${inside(length)}`})`,
    ),
  btrim: trim('BOTH'),
  ltrim: trim('LEADING'),
  rtrim: trim('TRAILING'),
  overlaps: ([a, b, c, d], { whole }) => ({
    text: `(${whole(a)}, ${whole(b)}) OVERLAPS (${whole(c)}, ${whole(d)})`,
    isSimple: false,
  }),
};

/** A call of an allowed function: no aggregate, no window. */
export function printCall(call: FuncCall, printer: Printer): Printed {
  const { args = [] } = call;
  const names = namesOf(call.funcname);
  const name = names.at(-1) ?? '';
  if (
    call.over !== undefined ||
    call.agg_filter !== undefined ||
    call.agg_order !== undefined ||
    call.agg_star === true ||
    call.agg_distinct === true ||
    call.agg_within_group === true
  )
    refuse('a call over other rows');
  if (names.length > 2) refuse('a function of another database');
  const [schema] = names.length === 2 ? names : [];
  printer.call({ name, ...(schema === undefined ? {} : { schema }) });
  if (call.funcformat === 'COERCE_SQL_SYNTAX') {
    const form = Object.hasOwn(FORMS, name) ? FORMS[name]?.(args, printer) : undefined;
    if (form !== undefined) return form;
  }
  const list = args.map((arg, place) => {
    const isLast = call.func_variadic === true && place === args.length - 1;
    return `${isLast ? 'VARIADIC ' : ''}${printArgument(arg, printer)}`;
  });
  const prefix = schema === undefined ? '' : `${plainName(schema)}.`;
  return simple(`${prefix}${plainName(name)}(${list.join(', ')})`);
}

function printArgument(arg: Node, { whole }: Printer): string {
  if (!('NamedArgExpr' in arg)) return whole(arg);
  return `${plainName(arg.NamedArgExpr.name ?? '')} => ${whole(arg.NamedArgExpr.arg)}`;
}
