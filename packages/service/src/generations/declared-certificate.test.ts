import type { Certificate as Declared } from '@rowloom/contract';
import type { Certificate } from '@rowloom/runner';
import { expectTypeOf, test } from 'vitest';

/** The members of the actual value, at any depth, that the declaration lacks. */
type Undeclared<Made, Said> = Made extends readonly (infer MadeItem)[]
  ? Said extends readonly (infer SaidItem)[]
    ? Undeclared<MadeItem, SaidItem>
    : never
  : Made extends object
    ?
        | Exclude<keyof Made, keyof Said>
        | {
            [Name in keyof Made & keyof Said]: Undeclared<NonNullable<Made[Name]>, NonNullable<Said[Name]>>;
          }[keyof Made & keyof Said]
    : never;

test('the contract declares every member of the certificate that the runner makes', () => {
  // Certificates are passed on as bytes: nothing else would notice. The compiler checks it.
  expectTypeOf<Undeclared<Certificate, Declared>>().toBeNever();
  expectTypeOf<
    Undeclared<{ readonly a: readonly { readonly b: 1 }[] }, { readonly a: readonly object[] }>
  >().toEqualTypeOf<'b'>();
});
