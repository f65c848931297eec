// A bundler that splits its output answers `await import()` of a CommonJS module with a default export alone. Named
// here, the functions are found in source and bundle alike; this file is what is loaded late.
export { hasSqlDetails, loadModule, parseSync } from 'libpg-query';
