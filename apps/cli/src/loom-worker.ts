// Loaded from here, so that the bundle puts nothing that others need into this file: they would run it.
const { serveLoom } = await import('./threads/serve-loom.ts');

serveLoom();
