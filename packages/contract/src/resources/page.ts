import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { list } from './field.ts';

export type Page<T> = { readonly items: readonly T[]; readonly next_cursor: string | null };

export const DEFAULT_LIMIT = 50;

/** A list's answer. */
export const pageOf = <S extends TSchema>(items: S): TUnsafe<Page<Static<S>>> =>
  Type.Unsafe<Page<Static<S>>>(
    Type.Object(
      {
        items: list(items, { description: 'Newest first.' }),
        next_cursor: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          description: 'Send it as `cursor` to get the next page; null on the last page.',
        }),
      },
      { title: `${titleOf(items)}Page`, description: 'A page of the list.', additionalProperties: false },
    ),
  );

/** The name of a resource in the reference. */
export function titleOf(schema: TSchema): string {
  const title: unknown = Object.entries(schema).find(([name]) => name === 'title')?.[1];
  if (typeof title !== 'string') throw new Error('A list is of a resource that has a title.');
  return title;
}

const PAGING = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 200,
      default: DEFAULT_LIMIT,
      description: 'Maximum number of items per page.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: '`next_cursor` of the previous page, with the same filters.',
    }),
  ),
};

/** Query of a list: its filters, `limit` and `cursor`. Unknown parameters are ignored. */
export const listQuery = <P extends TProperties>(filters: P): TObject<P & typeof PAGING> =>
  Type.Object({ ...filters, ...PAGING });
