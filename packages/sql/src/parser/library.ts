// In split bundles `await import()` of a CommonJS module has only a default export. With named exports here, source and
// bundle find the functions alike; this file is what is loaded late.
export { hasSqlDetails, loadModule, parseSync } from 'libpg-query';
