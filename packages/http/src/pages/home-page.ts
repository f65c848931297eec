import { PAGE_STYLE } from './page-style.ts';

/** The first page if the web application was not built: what runs here, and how to go on. */
export const HOME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Rowloom</title>
<style>
${PAGE_STYLE}
code { font-family: ui-monospace, monospace; font-size: .9em; }
</style>
</head>
<body>
<main>
<h1>Rowloom</h1>
<p>This service makes synthetic rows for relational schemas and writes them into your own database. It keeps no row.</p>
<p>Its web application is not built here: run <code>npm run build</code> in the checkout and start it again. The API works
without: see its <a href="/docs">reference</a> and its <a href="/openapi.json">OpenAPI document</a>.</p>
</main>
</body>
</html>
`;
