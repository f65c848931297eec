import { assemble, type WasmFunction } from './assemble.ts';
import type { Local } from './body.ts';
import type { Code } from './code.ts';
import type { Statement } from '../loop/loop.ts';
import { UntranslatableError } from './untranslatable-error.ts';
import type { MemoryImage } from './memory-image.ts';
import { OP } from './opcode.ts';
import { i32, int, integer, type Operand } from './operand.ts';
import { translateValue } from './translate-expression.ts';
import { translateStatement } from './translate-statement.ts';
import { type HostFunction, PARAMETERS, Translation } from './translation.ts';
import type { Steps } from '../graph/steps.ts';
import { Variables } from './variables.ts';
import { PAGE } from './web-assembly.ts';

export type LoopSource = {
  /** The part before the loop, and the loop's body. */
  readonly hoisted: readonly Statement[];
  readonly statements: readonly Statement[];
  /** Rows of the table: fewer than 2^31. */
  readonly rows: number;
  /** The maximum size of a row. */
  readonly maxRowBytes: number;
};

export type TranslatedLoop = {
  readonly bytes: Uint8Array;
  readonly hosts: readonly HostFunction[];
  readonly image: MemoryImage;
};

/** The loop as a WebAssembly module. Throws {@link UntranslatableError} if the source has an unknown form. */
export function* translateLoop(source: LoopSource): Steps<TranslatedLoop> {
  const { loom, fill } = yield* translate(source);
  yield;
  const imports = loom.hosts.map(({ signature }) => signature);
  const functions = [...loom.numberRoutines(), fill];
  const pages = Math.ceil(loom.image.size / PAGE);
  const bytes = assemble({ imports, functions, fill: imports.length + functions.length - 1, pages });
  return { bytes, hosts: loom.hosts, image: loom.image };
}

function* translate({ hoisted, statements, rows, maxRowBytes }: LoopSource): Steps<{
  readonly loom: Translation;
  readonly fill: WasmFunction;
}> {
  const loom = new Translation(rows);
  const variables = new Variables(loom);
  const context = { loom, variables };
  const { body, at, limit, row, end } = loom;
  for (const statement of hoisted) {
    if (statement.kind !== 'declare') throw new UntranslatableError(`${statement.kind} stands before the loop.`);
    const { name, value, fixed } = statement;
    if (fixed) variables.define(name, translateValue(context, value));
    else if (value.kind === 'number') variables.hoist(name, value.value);
    else throw new UntranslatableError('A variable begins with a number.');
  }
  const rowParts: Code[] = [];
  for (const statement of statements) {
    rowParts.push(body.collect(() => translateStatement(context, statement)));
    yield;
  }
  const rowCode = [
    rowParts,
    body.collect(() => {
      loom.settle();
      body.set(row, integer([body.get(row).code, int(1).code, OP.i32Add], 0));
    }),
  ];
  const goesOn = (stop: Local): Operand => {
    const hasRows = i32.lt(body.get(row), body.get(stop));
    return integer([hasRows.code, i32.le(body.get(at), body.get(limit)).code, OP.i32And], 0, 1);
  };
  const sure = body.declare(end);
  // The required draws are known once the row has been translated.
  loom.ahead.emitBlocks(goesOn, end, (stop, step) =>
    body.repeat(
      () => goesOn(stop),
      () => {
        // This many rows fit whatever they contain: between them nothing but the row is checked.
        const more = i32.add(i32.div(i32.sub(body.get(limit), body.get(at)), maxRowBytes), 1);
        const left = body.keep(i32.sub(body.get(stop), body.get(row)));
        const fitting = body.keep(more);
        body.set(sure, i32.add(body.get(row), body.choose(i32.lt(fitting, left), fitting, left)));
        for (const makeReady of loom.stretches) {
          const until = body.keep(makeReady(body.get(row)));
          body.set(sure, body.choose(i32.lt(until, body.get(sure)), until, body.get(sure)));
        }
        body.again(() => {
          body.emit(rowCode);
          step();
          return i32.lt(body.get(row), body.get(sure));
        });
      },
    ),
  );
  body.emit([body.get(at).code, OP.globalSet, 0, body.get(row).code]);
  const code = [...body.firstValues(), body.code];
  return { loom, fill: { signature: { parameters: PARAMETERS, result: 'i32' }, locals: body.types, code } };
}
