import type { WebhookEvent } from '@rowloom/contract';

type EventGroup = {
  readonly title: string;
  readonly events: readonly (readonly [event: WebhookEvent, label: string])[];
};

/** What a webhook can be told of, as people choose it. */
export const EVENT_GROUPS: readonly EventGroup[] = [
  {
    title: 'Runs',
    events: [
      ['generation.started', 'started'],
      ['generation.begun', 'began to make rows'],
      ['generation.succeeded', 'succeeded'],
      ['generation.failed', 'failed'],
      ['generation.cancelled', 'cancelled'],
      ['generation.undone', 'undone'],
      ['generation.undo_failed', 'could not be undone'],
    ],
  },
  {
    title: 'Approvals',
    events: [
      ['approval.requested', 'requested'],
      ['approval.signed', 'signed by one of several'],
      ['approval.approved', 'approved'],
      ['approval.rejected', 'rejected'],
      ['approval.cancelled', 'withdrawn'],
      ['approval.expired', 'expired'],
      ['approval.consumed', 'used for a run'],
    ],
  },
  {
    title: 'Schedules',
    events: [
      ['schedule.failed', 'failed'],
      ['schedule.disabled', 'disabled itself'],
    ],
  },
];

export const ALL_EVENTS: readonly WebhookEvent[] = EVENT_GROUPS.flatMap(({ events }) => events.map(([event]) => event));

/** Which events, in a line: "all events", "runs: failed", "9 events". */
export function describeEvents(events: readonly string[]): string {
  if (events.length === ALL_EVENTS.length) return 'all events';
  const groups = EVENT_GROUPS.flatMap(({ title, events: of }) => {
    const chosen = of.filter(([event]) => events.includes(event));
    if (chosen.length === 0) return [];
    if (chosen.length === of.length) return [`all of ${title.toLowerCase()}`];
    return [`${title.toLowerCase()} ${chosen.map(([, label]) => label).join(', ')}`];
  });
  const line = groups.join('; ');
  return line.length <= 80 ? line : `${events.length} events`;
}
