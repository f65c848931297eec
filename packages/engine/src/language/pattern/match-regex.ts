import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { readRegex, type RegexNode } from './read-regex.ts';
import { makeProgram, type RegexProgram } from './regex-program.ts';
import { runProgram } from './run-program.ts';

/** Consecutive loops: each one multiplies JavaScript's attempts by the number of characters. */
const MAX_LOOPS = 2;

type Risk = { readonly loops: number; readonly branches: boolean };

/** Loops, and whether their content can split a text in several ways. */
const riskOf = (node: RegexNode): Risk | 'risky' => {
  switch (node.kind) {
    case 'sequence':
    case 'choice': {
      let loops = 0;
      let branches = node.kind === 'choice' && node.parts.length > 1;
      for (const part of node.parts) {
        const risk = riskOf(part);
        if (risk === 'risky') return risk;
        loops += risk.loops;
        branches ||= risk.branches;
      }
      return loops > MAX_LOOPS ? 'risky' : { loops, branches };
    }
    case 'repeat': {
      const risk = riskOf(node.part);
      if (risk === 'risky' || node.max <= 1) return risk === 'risky' ? risk : { ...risk, branches: true };
      if (risk.branches) return 'risky';
      return node.min === node.max ? risk : { loops: risk.loops + 1, branches: true };
    }
    case 'ahead':
      return riskOf(node.part);
    default:
      return { loops: 0, branches: false };
  }
};

/**
 * Our program does not support lookbehind and backreferences. With several loops, or one over a group, JavaScript may
 * run forever there.
 */
const isRiskyUnread = (source: string): boolean =>
  /\)(?:[*+]|\{\d+,\d*\})/.test(source) || (source.match(/[*+]|\{\d+,/g) ?? []).length > MAX_LOOPS;

const RISKY = new Map<string, boolean>();

/** Whether JavaScript could take forever over an expression. */
const isRisky = ({ source }: RegExp): boolean => {
  const known = RISKY.get(source);
  if (known !== undefined) return known;
  const node = readRegex(source);
  const risky = node === undefined ? isRiskyUnread(source) : riskOf(node) === 'risky';
  if (RISKY.size > 1000) RISKY.clear();
  RISKY.set(source, risky);
  return risky;
};

/** This many characters can be tried in every way quickly. */
const SHORT = 20;

/**
 * An expression for operations that only JavaScript has, such as finding a match; refused if that could take forever.
 */
export const bounded = (expression: RegExp, text: string): RegExp => {
  if (text.length > SHORT && isRisky(expression))
    throw new CannotEvaluate(`the regular expression ${expression.source} could take forever`);
  return expression;
};

const PROGRAMS = new WeakMap<RegExp, RegexProgram | 'none'>();

/** The program that tests an expression, if JavaScript could take forever over it. */
const programOf = (expression: RegExp): RegexProgram | 'none' => {
  const node = isRisky(expression) ? readRegex(expression.source) : undefined;
  return node ? makeProgram(node, expression.flags) : 'none';
};

const WORD = new WeakMap<RegExp, (code: number) => boolean>();

const wordTestOf = (expression: RegExp): ((code: number) => boolean) => {
  const known = WORD.get(expression);
  if (known) return known;
  const word = new RegExp(String.raw`\w`, expression.flags);
  const test = (code: number): boolean => word.test(String.fromCodePoint(code));
  WORD.set(expression, test);
  return test;
};

/**
 * Whether a text matches. JavaScript backtracks, which doubles the time for each further character under expressions
 * such as `^(a+)+$`. Those are tested by our own program, which reads the text once.
 */
export const matchRegex = (expression: RegExp, text: string): boolean => {
  let program = PROGRAMS.get(expression);
  if (program === undefined) {
    program = programOf(expression);
    PROGRAMS.set(expression, program);
  }
  return program === 'none' ? bounded(expression, text).test(text) : runProgram(program, text, wordTestOf(expression));
};
