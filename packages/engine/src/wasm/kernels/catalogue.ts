import type { Kernels, ValueKernel, WriterKernel } from '../kernel.ts';
import { DRAW_KERNELS } from './draw.ts';
import { FAN_OUT_KERNELS } from './fan-out.ts';
import { RECORD_KERNELS } from './people.ts';
import { TABLE_KERNELS } from './tables.ts';
import { BINARY_WRITERS } from './write-binary.ts';
import { NUMBER_WRITERS } from './write-number.ts';
import { NUMERIC_WRITERS } from './write-numeric.ts';
import { TIME_WRITERS } from './write-time.ts';
import { WORD_WRITERS } from './write-word.ts';

/** Functions of the engine that have a twin in WebAssembly. */
export const VALUE_KERNELS: Kernels<ValueKernel> = new Map([
  ...DRAW_KERNELS,
  ...TABLE_KERNELS,
  ...RECORD_KERNELS,
  ...FAN_OUT_KERNELS,
]);

export const WRITER_KERNELS: Kernels<WriterKernel> = new Map([
  ...NUMBER_WRITERS,
  ...WORD_WRITERS,
  ...TIME_WRITERS,
  ...BINARY_WRITERS,
  ...NUMERIC_WRITERS,
]);
