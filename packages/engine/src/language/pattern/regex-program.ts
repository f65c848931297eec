import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import type { RegexNode } from './read-regex.ts';

type Test = (code: number) => boolean;

/** What to do at a position of the program. By default it continues at the next one. */
export type Instruction =
  | { readonly kind: 'char'; readonly test: Test }
  /** Continue at both positions. */
  | { kind: 'fork'; next: number; other: number }
  | { kind: 'jump'; next: number }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'inside' }
  | { readonly kind: 'ahead'; readonly program: RegexProgram; readonly wanted: boolean }
  | { readonly kind: 'done' };

export type RegexProgram = readonly Instruction[];

/** Nested limits multiply: {1,99} in {1,99} in {1,99} would be a million instructions. */
const MAX_INSTRUCTIONS = 20_000;

type Fork = Extract<Instruction, { kind: 'fork' }>;
/** Shared by the programs of one expression, including its lookaheads. */
type Assembly = { readonly flags: string; readonly tests: Map<string, Test>; size: number };

/** A regular expression as a program that runs without backtracking. */
export const makeProgram = (node: RegexNode, flags: string): RegexProgram =>
  assemble(node, { flags, tests: new Map(), size: 0 });

const assemble = (whole: RegexNode, assembly: Assembly): RegexProgram => {
  const program: Instruction[] = [];
  const put: Put = (instruction) => {
    assembly.size += 1;
    if (assembly.size > MAX_INSTRUCTIONS) throw new CannotEvaluate('a regular expression is too complex to be tested');
    program.push(instruction);
    return instruction;
  };
  const write = (part: RegexNode): void => {
    switch (part.kind) {
      case 'char':
        put({ kind: 'char', test: testOf(part.source, assembly) });
        return;
      case 'sequence':
        for (const item of part.parts) write(item);
        return;
      case 'choice':
        writeChoice(part.parts, { program, put, write });
        return;
      case 'repeat':
        writeRepeat(part, { program, put, write });
        return;
      case 'ahead':
        put({ kind: 'ahead', program: assemble(part.part, assembly), wanted: part.wanted });
        return;
      default:
        put({ kind: part.kind });
    }
  };
  write(whole);
  put({ kind: 'done' });
  return program;
};

type Put = <Kind extends Instruction>(instruction: Kind) => Kind;
type Writer = {
  readonly program: readonly Instruction[];
  readonly put: Put;
  readonly write: (part: RegexNode) => void;
};

const writeChoice = (options: readonly RegexNode[], { program, put, write }: Writer): void => {
  const jumps = options.slice(0, -1).map((option) => {
    const fork = put({ kind: 'fork', next: program.length + 1, other: 0 });
    write(option);
    const jump = put({ kind: 'jump', next: 0 });
    fork.other = program.length;
    return jump;
  });
  for (const last of options.slice(-1)) write(last);
  for (const jump of jumps) jump.next = program.length;
};

const writeRepeat = (
  { part, min, max }: Extract<RegexNode, { kind: 'repeat' }>,
  { program, put, write }: Writer,
): void => {
  for (let round = 0; round < min; round += 1) write(part);
  if (max === Number.POSITIVE_INFINITY) {
    const back = program.length;
    const fork = put({ kind: 'fork', next: back + 1, other: 0 });
    write(part);
    put({ kind: 'jump', next: back });
    fork.other = program.length;
    return;
  }
  const forks: Fork[] = [];
  for (let round = min; round < max; round += 1) {
    forks.push(put({ kind: 'fork', next: program.length + 1, other: 0 }));
    write(part);
  }
  for (const fork of forks) fork.other = program.length;
};

/** JavaScript decides what a class or an escape matches, one character at a time. */
const testOf = (source: string, { flags, tests }: Assembly): Test => {
  const known = tests.get(source);
  if (known) return known;
  const shape = new RegExp(`^(?:${source})$`, flags);
  const answers = new Map<number, boolean>();
  const test = (code: number): boolean => {
    let answer = answers.get(code);
    if (answer === undefined) {
      answer = shape.test(String.fromCodePoint(code));
      answers.set(code, answer);
    }
    return answer;
  };
  tests.set(source, test);
  return test;
};
