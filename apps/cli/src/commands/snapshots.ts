import { makeNoun } from '../operations/make-noun.ts';
import { snapshots as declared } from '../operations/nouns/snapshots.ts';
import { snapshot } from './snapshot.ts';

const capture = {
  ...snapshot,
  name: 'snapshots capture',
  summary: "capture a project's schema; the same as rowloom snapshot",
};

export const snapshots = makeNoun(declared, { capture });
