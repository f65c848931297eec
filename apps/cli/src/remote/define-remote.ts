import { type Command, defineCommand } from '../arguments/command.ts';
import type { OptionTable } from '../arguments/option.ts';
import { chooseService, SERVICE_OPTION } from './find-service.ts';

/** A command that uses a service: any of those with a login. */
export function defineRemote<const Options extends OptionTable>(command: Command<Options>): Command {
  const { run } = defineCommand(command);
  return {
    ...(command as unknown as Command),
    options: { ...command.options, service: SERVICE_OPTION },
    run: ({ operands, options: { service, ...options } }) => {
      chooseService(typeof service === 'string' ? service : undefined);
      return run({ operands, options });
    },
  };
}
