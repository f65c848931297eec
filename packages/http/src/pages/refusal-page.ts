import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../errors/error-answer.ts';
import { PAGE_STYLE } from './page-style.ts';

/**
 * Whether the reader of the answer is a person in a browser, sent here by a link or by another site. A refusal before
 * the headers of pages are available is answered like any other.
 */
export const wantsPage = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  typeof reply.helmet === 'function' && /\btext\/html\b/.test(headers.accept ?? '');

/** What happened at a sign-in, and the way back, with the headers of every other page. */
export function makeRefusalPage(reply: FastifyReply, { status, body, headers }: ErrorAnswer): string {
  reply.helmet();
  reply.code(status).headers({ ...headers, 'content-type': 'text/html; charset=utf-8' });
  const { detail } = JSON.parse(body) as { readonly detail: { readonly message: string } };
  return refusalPage(detail.message, status !== 404);
}

const refusalPage = (message: string, canTryAgain: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Sign-in failed · Rowloom</title>
<style>
${PAGE_STYLE}
</style>
</head>
<body>
<main>
<h1>You are not signed in</h1>
<p>${escapeHtml(message)}</p>
<p>${canTryAgain ? '<a href="/api/auth/oidc/start">Try again</a> · ' : ''}<a href="/">Back to the first page</a></p>
</main>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
