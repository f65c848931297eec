import type { DeliveryRow } from './webhook.ts';

type EventBody = {
  readonly type: string;
  readonly data?: {
    readonly subject?: { readonly type: string; readonly id: string; readonly name: string | null };
    readonly details?: Readonly<Record<string, unknown>>;
  };
};

const SENTENCES: Readonly<Record<string, string>> = {
  ping: 'a test of this webhook',
  'generation.started': 'a run was accepted',
  'generation.begun': 'a run has begun',
  'generation.succeeded': 'a run has succeeded',
  'generation.failed': 'a run has failed',
  'generation.cancelled': 'a run was cancelled',
  'generation.undone': 'a run was undone',
  'generation.undo_failed': 'a run could not be undone',
  'approval.requested': 'an approval is requested',
  'approval.signed': 'an approval was signed, and needs more',
  'approval.approved': 'an approval is granted',
  'approval.rejected': 'an approval is rejected',
  'approval.cancelled': 'a request for approval was withdrawn',
  'approval.expired': 'an approval has expired',
  'approval.consumed': 'an approval was used',
  'schedule.failed': 'a schedule has failed',
  'schedule.disabled': 'a schedule has disabled itself',
};

/** Facts that help whoever reads the line to decide whether to look. */
const FACTS = ['rows_generated', 'rows_requested', 'target', 'error', 'message', 'because', 'note'];

/** An event as a message that Slack, Mattermost and others show. */
export function slackMessage(project: string, { body }: Pick<DeliveryRow, 'body'>): object {
  const { type, data } = body as EventBody;
  const subject = data?.subject === undefined ? '' : ` (${escape(data.subject.name ?? data.subject.id)})`;
  const facts = FACTS.flatMap((name) => {
    const value = data?.details?.[name];
    const isShown = typeof value === 'string' || typeof value === 'number';
    return isShown ? [`${name.replaceAll('_', ' ')}: ${escape(String(value))}`] : [];
  });
  const tail = facts.length === 0 ? '' : `\n${facts.join(' · ')}`;
  return { text: `*${escape(project)}*: ${SENTENCES[type] ?? escape(type)}${subject}${tail}` };
}

/** The three characters by which Slack knows mentions and links. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 500);
