import type { Kernels, ValueKernel, WriterKernel } from '../kernel.ts';
import { DRAW_KERNELS } from './draw.ts';
import { FAN_OUT_KERNELS } from './fan-out.ts';
import { PERMUTE_KERNELS } from './permute.ts';
import { SLOT_KERNELS } from './slot-of.ts';
import { DIGIT_KERNELS } from './product-digit.ts';
import { ARITHMETIC_KERNELS } from './arithmetic.ts';
import { TABLE_KERNELS } from './tables.ts';
import { UUID_KERNELS } from './uuid-words.ts';
import { ESCAPE_KERNELS } from './escape.ts';
import { HASH_KERNELS } from './hash-row.ts';
import { BARCODE_WRITERS } from './write-barcode.ts';
import { BINARY_WRITERS } from './write-binary.ts';
import { CANONICAL_WRITERS } from './write-canonical.ts';
import { DIGIT_PATTERN_WRITERS } from './write-digit-pattern.ts';
import { NUMBER_WRITERS } from './write-number.ts';
import { NUMERIC_WRITERS } from './write-numeric.ts';
import { TIME_WRITERS } from './write-time.ts';
import { PATTERN_WRITERS } from './write-pattern.ts';
import { PROSE_WRITERS } from './write-prose.ts';
import { UUID_WRITERS } from './write-uuid.ts';
import { WORD_WRITERS } from './write-word.ts';
import { ZIPF_KERNELS } from './zipf.ts';

/** Functions of the engine that have a twin in WebAssembly. */
export const VALUE_KERNELS: Kernels<ValueKernel> = new Map([
  ...DRAW_KERNELS,
  ...TABLE_KERNELS,
  ...ZIPF_KERNELS,
  ...PERMUTE_KERNELS,
  ...ARITHMETIC_KERNELS,
  ...DIGIT_KERNELS,
  ...SLOT_KERNELS,
  ...UUID_KERNELS,
  ...FAN_OUT_KERNELS,
]);

export const WRITER_KERNELS: Kernels<WriterKernel> = new Map([
  ...NUMBER_WRITERS,
  ...WORD_WRITERS,
  ...TIME_WRITERS,
  ...BINARY_WRITERS,
  ...NUMERIC_WRITERS,
  ...UUID_WRITERS,
  ...PATTERN_WRITERS,
  ...DIGIT_PATTERN_WRITERS,
  ...BARCODE_WRITERS,
  ...PROSE_WRITERS,
  ...CANONICAL_WRITERS,
]);

/** Functions that go over what has been written, and answer where it ends now. */
export const REWRITER_KERNELS: Kernels<ValueKernel> = ESCAPE_KERNELS;

/** Functions that are called for what they do. */
export const EFFECT_KERNELS: Kernels<WriterKernel> = HASH_KERNELS;
