import { OPERATOR } from './start-service.ts';

/** Signs the operator in, and enables registration: that is how tests create people. */
export async function openToAll(url: string): Promise<string> {
  const send = async (method: string, path: string, body: unknown, token?: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { access_token: token } = (await send('POST', '/api/auth/login', OPERATOR)) as { access_token: string };
  await send('PATCH', '/api/admin/settings', { registration: 'open' }, token);
  return token;
}
