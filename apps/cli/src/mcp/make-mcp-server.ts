import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../version.ts';
import type { Places } from './places.ts';
import { runWords } from './run-words.ts';
import { type Input, type Tool, TOOLS } from './tools.ts';

const INSTRUCTIONS = [
  'Rowloom generates synthetic rows for relational schemas. Rows satisfy every constraint, and the same seed makes the same rows.',
  'Read the schema, plan, then preview a table before you generate. Rules change what a column gets.',
].join(' ');

export type McpOptions = Places & { readonly mayWrite: boolean };

/** A server whose tools are commands of this program. Those that write exist only if writing is allowed. */
export function makeMcpServer(options: McpOptions): McpServer {
  const server = new McpServer({ name: 'rowloom', version: VERSION }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS.filter(({ isWriting }) => options.mayWrite || !isWriting))
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        annotations: {
          readOnlyHint: !tool.isWriting,
          destructiveHint: tool.isDestructive === true,
          idempotentHint: !tool.isWriting,
          openWorldHint: false,
        },
      },
      (input, context) => callTool(tool, input, options, context.mcpReq.signal),
    );
  return server;
}

type Answer = { content: { type: 'text'; text: string }[]; isError?: boolean };

async function callTool(tool: Tool, input: Input, options: McpOptions, signal: AbortSignal): Promise<Answer> {
  const scratch = mkdtempSync(join(tmpdir(), 'rowloom-mcp-'));
  try {
    const rules = writeRules(input['rules'], scratch);
    const { code, out, err } = await runWords(tool.words(input, options, rules), options, signal);
    return answer([out, err].filter((text) => text !== '').join('\n'), code !== 0);
  } catch (error) {
    return answer(error instanceof Error ? error.message : String(error), true);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function writeRules(rules: unknown, folder: string): string | undefined {
  if (rules === undefined) return undefined;
  const file = join(folder, 'rules.json');
  writeFileSync(file, JSON.stringify(rules));
  return file;
}

const answer = (text: string, isError: boolean): Answer => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
});
