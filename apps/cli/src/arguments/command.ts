import type { EndpointId } from '@rowloom/contract';
import type { ExitCode } from '../exit-codes.ts';
import type { OptionTable, OptionValues } from './option.ts';

export type Command<Options extends OptionTable = OptionTable> = {
  readonly name: string;
  readonly summary: string;
  /** Words after the command, such as SOURCE. */
  readonly operands: readonly Operand[];
  readonly options: Options;
  /**
   * What a project's file replaces if it is left out: the source with all options, only the database, or only the
   * generators of its configuration.
   */
  readonly project?: 'source' | 'target' | 'generators';
  readonly notes?: readonly string[];
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** Operations of the API that it executes: a test finds those without a command. */
  readonly operations?: readonly EndpointId[];
  /** A command with several actions: each by its word, as in `connections add`. */
  readonly actions?: Readonly<Record<string, Command>>;
  /** The default action. */
  readonly otherwise?: string;
  readonly run: (given: Arguments<Options>) => Promise<ExitCode>;
};

export type Operand = {
  readonly name: string;
  readonly help: string;
  readonly optional?: boolean;
  /** If only a few words make sense: the shell offers them. */
  readonly choices?: readonly string[];
  /** The kind of resource that it names: the shell offers the existing ones. */
  readonly resource?: string;
};

export type Arguments<Options extends OptionTable> = {
  readonly operands: readonly string[];
  readonly options: OptionValues<Options>;
};

/** Lets each command know the names of its own options, and the rest of the program only that it is a command. */
export function defineCommand<const Options extends OptionTable>(command: Command<Options>): Command {
  return command as unknown as Command;
}
