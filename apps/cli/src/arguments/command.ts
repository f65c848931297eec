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
   * What a project's file stands in for where it is left out: the source with all wishes, the database alone, or nothing but
   * generators that its configuration holds.
   */
  readonly project?: 'source' | 'target' | 'generators';
  readonly notes?: readonly string[];
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** Operations of the API that it carries out: a test finds those that no command does. */
  readonly operations?: readonly EndpointId[];
  /** Where it does several things: each of them by its word, as in `connections add`. */
  readonly actions?: Readonly<Record<string, Command>>;
  /** The action that is meant where none is named. */
  readonly otherwise?: string;
  readonly run: (given: Arguments<Options>) => Promise<ExitCode>;
};

export type Operand = {
  readonly name: string;
  readonly help: string;
  readonly optional?: boolean;
  /** Where only a few words make sense: the shell offers them. */
  readonly choices?: readonly string[];
  /** What of the service it names: the shell offers those that there are. */
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
