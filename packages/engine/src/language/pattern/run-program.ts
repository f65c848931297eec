import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import type { RegexProgram } from './regex-program.ts';

/** Beyond this number of steps a text is too long for its expression. */
const MAX_STEPS = 5_000_000;

type Run = {
  readonly codes: readonly number[];
  readonly isWord: (code: number) => boolean;
  /** For each lookahead program, whether it matched at a position: 1 for yes, 2 for no. */
  readonly aheads: Map<RegexProgram, Uint8Array>;
  steps: number;
};

/** Whether some part of the text matches. All paths through the program advance together, character by character. */
export const runProgram = (program: RegexProgram, text: string, isWord: (code: number) => boolean): boolean => {
  const codes = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  return walk(program, { codes, isWord, aheads: new Map(), steps: MAX_STEPS }, 0, true);
};

/** From a position on; `anywhere` also from every later one. */
const walk = (program: RegexProgram, run: Run, from: number, anywhere: boolean): boolean => {
  const marks = new Int32Array(program.length).fill(-1);
  let current: number[] = [];
  for (let place = from; place <= run.codes.length; place += 1) {
    if (anywhere || place === from) current.push(0);
    // Follows the jumps and forks from here; each instruction is reached at most once.
    for (let at = 0; at < current.length; at += 1) {
      const next = current[at] as number;
      if (marks[next] === place) {
        current[at] = -1;
        continue;
      }
      marks[next] = place;
      const instruction = program[next];
      if (instruction === undefined) continue;
      switch (instruction.kind) {
        case 'done':
          return true;
        case 'char':
          break;
        case 'fork':
          current.push(instruction.next, instruction.other);
          break;
        case 'jump':
          current.push(instruction.next);
          break;
        case 'ahead':
          if (looksAhead(instruction.program, run, place) === instruction.wanted) current.push(next + 1);
          break;
        default:
          if (isPlace(instruction.kind, run, place)) current.push(next + 1);
      }
    }
    run.steps -= current.length + 1;
    if (run.steps < 0) throw new CannotEvaluate('a text is too long for its regular expression to be tested');
    const code = run.codes[place];
    const after: number[] = [];
    for (const at of current) {
      const instruction = at < 0 || code === undefined ? undefined : program[at];
      if (instruction?.kind === 'char' && code !== undefined && instruction.test(code)) after.push(at + 1);
    }
    if (after.length === 0 && !anywhere) return false;
    current = after;
  }
  return false;
};

const looksAhead = (program: RegexProgram, run: Run, place: number): boolean => {
  let known = run.aheads.get(program);
  if (!known) {
    known = new Uint8Array(run.codes.length + 1);
    run.aheads.set(program, known);
  }
  if (known[place] === 0) known[place] = walk(program, run, place, false) ? 1 : 2;
  return known[place] === 1;
};

const isPlace = (kind: 'start' | 'end' | 'boundary' | 'inside', { codes, isWord }: Run, place: number): boolean => {
  if (kind === 'start') return place === 0;
  if (kind === 'end') return place === codes.length;
  const [before, after] = [codes[place - 1], codes[place]];
  const border = (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
  return border === (kind === 'boundary');
};
