import type { Command } from '../arguments/command.ts';

/** A command is loaded when it is asked for: `rowloom help` must not wait for the engine. */
export type CommandEntry = { readonly name: string; readonly summary: string; readonly load: () => Promise<Command> };
