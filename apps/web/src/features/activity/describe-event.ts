import type { AuditEvent } from '@rowloom/contract';
import { ACTION_WORDS, NOUN_WORDS } from './action-words.ts';

export type EventWords = {
  readonly actor: string;
  /** Before the name of the subject, and after it. */
  readonly before: string;
  readonly subject: string | null;
  readonly after: string;
};

/** What a person is called whom an event is about: the log itself keeps identifiers only. */
export type PersonName = (id: string) => string | undefined;

const SOMEBODY = '{somebody}';

/** An event as a sentence: who, what, and to what. An action without words of its own is shown as it is called. */
export function describeEvent(
  { actor, action, subject }: Pick<AuditEvent, 'actor' | 'action' | 'subject'>,
  personName: PersonName = () => undefined,
): EventWords {
  const words = ACTION_WORDS[action];
  if (words === undefined) return { actor: nameActor(actor), before: action, subject: subject.name, after: '' };
  const isPerson = words.includes(SOMEBODY);
  const [before = '', after] = words.split(isPerson ? SOMEBODY : '%');
  const name = isPerson ? (subject.name ?? personName(subject.id) ?? 'somebody') : subject.name;
  const shown = after === undefined ? null : name;
  return { actor: nameActor(actor), before: before.trim(), subject: shown, after: (after ?? '').trim() };
}

/** What stands for whoever acted. */
export function nameActor({ name, user_id: id, via }: AuditEvent['actor']): string {
  if (name !== null) return name;
  if (id !== null) return 'A deleted account';
  return via === 'system' ? 'Rowloom' : 'Somebody unknown';
}

/** An action by itself: `created the project`. */
export const describeAction = (action: string): string =>
  (ACTION_WORDS[action] ?? action).replace(SOMEBODY, 'somebody').replace('%', '').replace('  ', ' ').trim();

export type ActionGroup = {
  readonly group: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
};

/** What a list of events can be narrowed down to: a noun as a whole, or one action. */
export function actionChoices(nouns?: readonly string[]): readonly ActionGroup[] {
  const shown = Object.keys(NOUN_WORDS).filter((noun) => nouns === undefined || nouns.includes(noun));
  return shown.map((noun) => ({
    group: NOUN_WORDS[noun] ?? noun,
    items: [
      { value: noun, label: `${NOUN_WORDS[noun] ?? noun}: everything` },
      ...Object.keys(ACTION_WORDS)
        .filter((action) => action.startsWith(`${noun}.`))
        .map((action) => ({ value: action, label: sentence(describeAction(action)) })),
    ],
  }));
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
