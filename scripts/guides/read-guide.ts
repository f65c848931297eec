import { type Fence, readFences } from './read-fences.ts';

/** A step of a guide: commands that are executed, and the promised answer, if any. */
export type Step = {
  readonly line: number;
  readonly commands: string;
  readonly answer: { readonly language: string; readonly text: string } | undefined;
};

/**
 * The marked steps of a page: fences of `sh run`, each with the `json` or `text` fence that follows it directly, and
 * files for the reader, `file=NAME`.
 */
export function readGuide(markdown: string): readonly Step[] {
  const fences = readFences(markdown);
  return fences.flatMap((fence, index) => {
    const { line, language, mark, text } = fence;
    const file = fileOf(fence);
    if (file !== undefined) return [{ line, commands: writeFile(file, text), answer: undefined }];
    if (language !== 'sh' || !['run', 'run=background'].includes(mark)) return [];
    if (mark === 'run=background') return [{ line, commands: inBackground(text), answer: undefined }];
    const next = fences[index + 1];
    const answer = next?.follows === true && isAnswer(next) ? { language: next.language, text: next.text } : undefined;
    return [{ line, commands: text, answer }];
  });
}

/** Whether a fence shows output. */
export const isAnswer = ({ language, mark }: Fence): boolean =>
  mark === '' && (language === 'json' || language === 'text');

/** The file name under which the reader saves a fence. */
export const fileOf = ({ mark }: Fence): string | undefined => /^file=(\S+)$/.exec(mark)?.[1];

const END = 'END_OF_FILE';

const writeFile = (path: string, text: string): string =>
  `mkdir -p "$(dirname ${path})"; cat > ${path} <<'${END}'\n${text}\n${END}`;

/**
 * A server of the guide runs until a later step ends it, `kill -- -$SERVER`; its output is in server.log. It has a
 * separate process group: the shell that waits for it is another process than the server, and a signal only to that one
 * would leave it running.
 */
const inBackground = (text: string): string => `set -m; { ${text}\n} < /dev/null > server.log 2>&1 & SERVER=$!; set +m`;
