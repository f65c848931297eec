import { PAGE_STYLE } from './page-style.ts';

/**
 * What runs here and how to go on, for whoever opens the address before any client does. Nothing from outside; the script
 * only shows the form that a link from the service leads to.
 */
export const HOME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Rowloom</title>
<script src="/home.js" defer></script>
<style>
${PAGE_STYLE}
h2 { margin: 2.5rem 0 .5rem; font-size: 1.15rem; }
pre { padding: 1rem; overflow-x: auto; border-radius: .5rem; background: var(--faint); }
code { font-family: ui-monospace, monospace; font-size: .9em; }
form { display: grid; gap: 1rem; max-width: 24rem; }
[hidden] { display: none; }
label { display: grid; gap: .25rem; font-weight: 600; }
input { padding: .5rem .65rem; border: 1px solid light-dark(#8a929b, #6b747e); border-radius: .375rem; background: transparent; color: inherit; font: inherit; }
button { justify-self: start; padding: .55rem 1.1rem; border: 0; border-radius: .375rem; background: light-dark(#0b5cad, #7ab8ff); color: light-dark(#fff, #10141a); font: inherit; font-weight: 600; cursor: pointer; }
.told { min-height: 1.6em; margin: 0; }
</style>
</head>
<body>
<main>
<h1>Rowloom</h1>
<p>This service makes synthetic rows for relational schemas and writes them into your own database. It keeps no row.</p>
<section id="account" hidden>
<h2 id="account-title"></h2>
<form>
<label id="email-field">E-mail <input name="email" type="email" autocomplete="username" maxlength="254"></label>
<label>Name <input name="name" autocomplete="name" required maxlength="100"></label>
<label>Password, at least 12 characters <input name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="200"></label>
<button>Create the account</button>
<p class="told" role="status"></p>
</form>
</section>
<h2>Go on</h2>
<ul>
<li><a href="/docs">Reference of the API</a>, to read and to try</li>
<li><a href="/openapi.json">OpenAPI document</a>, for tools</li>
<li><a href="/readyz">Readiness</a> and <a href="/healthz">health</a></li>
</ul>
<h2>First request</h2>
<p>At its first start the service printed a link to create the operator's account. With an account, sign in:</p>
<pre><code>curl -X POST "$ROWLOOM_URL/api/auth/login" \\
  -H 'content-type: application/json' \\
  -d '{"email":"you@example.org","password":"…"}'</code></pre>
<p>Then create an API key with the token of that answer, and let scripts use the key:</p>
<pre><code>curl -X POST "$ROWLOOM_URL/api/keys" \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"name":"from my laptop"}'</code></pre>
</main>
</body>
</html>
`;
