import { type Static, Type } from 'typebox';
import { ERROR_CATALOGUE, type ErrorCode } from '../errors/error-catalogue.ts';
import { list, named, text } from './field.ts';

export const ErrorBody = Type.Object(
  {
    detail: Type.Object(
      {
        error: Type.Unsafe<ErrorCode>({
          type: 'string',
          enum: Object.keys(ERROR_CATALOGUE),
          description: 'The code. Programs should decide by it, never by the message.',
        }),
        message: text('A sentence that a person can act on.'),
        fields: Type.Optional(
          list(
            Type.Object(
              { path: text('Where: `rows.orders`.'), message: text('What is wrong with it.') },
              named('FieldIssue', 'An invalid field.'),
            ),
            { description: 'With `validation_failed`: the invalid fields.' },
          ),
        ),
      },
      named('ErrorDetail', 'What went wrong.'),
    ),
  },
  named('Error', 'The body of every response that is not a success.'),
);
export type ErrorBody = Static<typeof ErrorBody>;
