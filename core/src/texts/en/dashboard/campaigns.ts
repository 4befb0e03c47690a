/** Mailings to subscribers. */
export const app = {
  campaigns: {
    name: 'Mailings',
    tell: 'Tell subscribers',
    question: '{count, plural, one {Tell # subscriber about {title}?} other {Tell # subscribers about {title}?}}',
    consequence:
      '{count, plural, one {Sending takes about a minute. Subscribers can be told about each event or document only once.} other {Sending takes about # minutes. Subscribers can be told about each event or document only once.}}',
    pause: 'Pause',
    resume: 'Resume',
    progress: '{sent} of {recipients} sent',
    progressOf: 'Progress of the mailing about {title}',
    kinds: { event: 'Event', publication: 'Document' },
    states: { RUNNING: 'In progress', PAUSED: 'Paused', DONE: 'Done' },
    empty: 'No mailings yet',
    emptyBody: 'You can tell all subscribers about an approved event or an active document from its page.',
  },
} as const;

export const resources = {
  campaigns: {
    name: '{smart_count, plural, one {Mailing} other {Mailings}}',
    fields: {
      title: 'About',
      kind: 'Type',
      status: 'Status',
      sent: 'Progress',
      skipped: 'Unsubscribed',
      dead: 'Not delivered',
      createdAt: 'Created At',
      finishedAt: 'Finished At',
    },
  },
} as const;
