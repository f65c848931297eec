import type { Endpoint } from '@rowloom/contract';
import { Compile, type Validator } from 'typebox/compile';
import type { Reply } from './reply.ts';

/** For tests: an answer that differs from its endpoint's declaration is a bug, reported with its place. */
export function makeAnswerCheck({ id, answer }: Endpoint): (reply: Reply) => void {
  let compiled: Validator | undefined;
  return (reply) => {
    const status = 'status' in reply ? reply.status : 200;
    if (status !== answer.status) throw new Error(`${id} answered ${status} and declares ${answer.status}.`);
    if (reply.kind !== 'json' || answer.schema === undefined) return;
    compiled ??= Compile(answer.schema);
    // As the client will read it: dates are text by then, and undefined members are absent.
    const body = JSON.parse(JSON.stringify(reply.body)) as unknown;
    if (compiled.Check(body)) return;
    const [first] = compiled.Errors(body);
    throw new Error(`${id} answers otherwise than it declares: ${first?.instancePath} ${first?.message}.`);
  };
}
