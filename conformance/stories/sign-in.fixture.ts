import type { Person } from '../people.fixture.ts';
import { visit, type Visitor, type VisitOptions } from './browser.fixture.ts';

/** A person who opens an address, signs in, and is led to it. */
export async function visitAs(
  { email, password }: Pick<Person, 'email' | 'password'>,
  url: string,
  address: string,
  options: VisitOptions = {},
): Promise<Visitor> {
  const visitor = await visit(url, options);
  await visitor.page.goto(address);
  await signIn(visitor, { email, password });
  await visitor.page.waitForURL((now) => `${now.pathname}${now.search}`.startsWith(address));
  return visitor;
}

/** Fills in the form of the sign-in page, wherever it was opened. */
export async function signIn(
  { page }: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
