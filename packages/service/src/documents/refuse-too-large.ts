import { type Refusal, refuseField } from '@rowloom/contract';
import { MOST_DOCUMENT_BYTES, type TooLarge } from '@rowloom/runner';

const inMegabytes = (bytes: number): string => (bytes / (1 << 20)).toFixed(1);

/** What a request asked to be kept is more than is kept of any schema. */
export const refuseTooLarge = (field: string, { tooLarge }: TooLarge): Refusal =>
  refuseField(
    field,
    `As a schema document this has ${inMegabytes(tooLarge)} MiB, and ${inMegabytes(MOST_DOCUMENT_BYTES)} MiB is the most. Leave out tables that need no rows, or spread them over several schemas.`,
  );
