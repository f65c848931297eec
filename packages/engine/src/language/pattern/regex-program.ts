import { CannotEvaluate } from '../expression/cannot-evaluate.ts';
import type { RegexNode } from './read-regex.ts';

/** What to do at a place of the program; without a word it goes on to the next one. */
export type Instruction =
  | { readonly kind: 'char'; readonly test: (code: number) => boolean }
  /** On at either place. */
  | { kind: 'fork'; next: number; other: number }
  | { kind: 'jump'; next: number }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'inside' }
  | { readonly kind: 'ahead'; readonly program: RegexProgram; readonly wanted: boolean }
  | { readonly kind: 'done' };

export type RegexProgram = readonly Instruction[];

/** Nested limits multiply: {1,99} in {1,99} in {1,99} would be a million instructions. */
const MAX_INSTRUCTIONS = 20_000;

/** A regular expression as a program that is run without ever going back in the text. */
export const makeProgram = (node: RegexNode, flags: string): RegexProgram => {
  const tests = new Map<string, (code: number) => boolean>();
  let size = 0;

  const assemble = (whole: RegexNode): RegexProgram => {
    const program: Instruction[] = [];
    const put = <Kind extends Instruction>(instruction: Kind): Kind => {
      size += 1;
      if (size > MAX_INSTRUCTIONS) throw new CannotEvaluate('a regular expression is too intricate to be tested');
      program.push(instruction);
      return instruction;
    };
    const write = (part: RegexNode): void => {
      switch (part.kind) {
        case 'char':
          put({ kind: 'char', test: testOf(part.source, flags, tests) });
          return;
        case 'sequence':
          for (const item of part.parts) write(item);
          return;
        case 'choice': {
          const jumps = part.parts.slice(0, -1).map((option) => {
            const fork = put({ kind: 'fork', next: program.length + 1, other: 0 });
            write(option);
            const jump = put({ kind: 'jump', next: 0 });
            fork.other = program.length;
            return jump;
          });
          for (const last of part.parts.slice(-1)) write(last);
          for (const jump of jumps) jump.next = program.length;
          return;
        }
        case 'repeat': {
          for (let round = 0; round < part.min; round += 1) write(part.part);
          if (part.max === Number.POSITIVE_INFINITY) {
            const back = program.length;
            const fork = put({ kind: 'fork', next: back + 1, other: 0 });
            write(part.part);
            put({ kind: 'jump', next: back });
            fork.other = program.length;
            return;
          }
          const forks: Extract<Instruction, { kind: 'fork' }>[] = [];
          for (let round = part.min; round < part.max; round += 1) {
            forks.push(put({ kind: 'fork', next: program.length + 1, other: 0 }));
            write(part.part);
          }
          for (const fork of forks) fork.other = program.length;
          return;
        }
        case 'ahead':
          put({ kind: 'ahead', program: assemble(part.part), wanted: part.wanted });
          return;
        default:
          put({ kind: part.kind });
      }
    };
    write(whole);
    put({ kind: 'done' });
    return program;
  };
  return assemble(node);
};

/** JavaScript says what a class or an escape stands for, one character at a time. */
const testOf = (
  source: string,
  flags: string,
  tests: Map<string, (code: number) => boolean>,
): ((code: number) => boolean) => {
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
