import { freshAddress, type Person } from '../people.fixture.ts';
import type { Service } from '../service.fixture.ts';
import { visit, type Visitor, type VisitOptions } from './browser.fixture.ts';

/** A person with a browser in which they have signed in before. */
export async function enter(
  { url }: Pick<Service, 'url'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
  options: VisitOptions = {},
): Promise<Visitor> {
  const visitor = await visit(url, options);
  const answer = await visitor.context.request.post('/api/auth/login', {
    headers: { ...freshAddress() },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  // What a page stores after a sign-in: without it there would be nothing to request.
  await visitor.context.addInitScript(() => localStorage.setItem('rowloom.session', '1'));
  return visitor;
}
