// Imported dynamically, so that the bundle does not put shared code into this file, because importing that would run
// it.
const { serveLoom } = await import('./threads/serve-loom.ts');

serveLoom();
