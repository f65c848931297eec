import type { Command } from '../arguments/command.ts';

/** A command is loaded on use, so that `rowloom help` does not wait for the engine. */
export type CommandEntry = { readonly name: string; readonly summary: string; readonly load: () => Promise<Command> };
