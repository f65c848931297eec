export type Instruction = { readonly word: string; readonly text: string };

export type Stage = {
  /** Its name in `COPY --from`; that of the image has none. */
  readonly name: string | undefined;
  readonly base: string;
  readonly instructions: readonly Instruction[];
};

/** The stages of a Dockerfile, with continued lines joined and comments removed. */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string | undefined; base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base = '', name] = /^(?:--platform=\S+\s+)?(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      stages.push({ name, base, instructions: [] });
      continue;
    }
    if (word === '' || stages.length === 0) throw new Error(`This is not an instruction of a stage: ${line}`);
    stages.at(-1)?.instructions.push({ word, text: rest });
  }
  return stages;
}

/** Variables that a stage sets. */
export const environmentOf = ({ instructions }: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    instructions
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ text }) => text.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The last instruction of a kind, as a shell command or a list of words. */
export function findInstruction({ instructions }: Stage, word: string): string {
  const found = instructions.findLast((instruction) => instruction.word === word);
  if (found === undefined) throw new Error(`The stage has no ${word}.`);
  return found.text;
}
