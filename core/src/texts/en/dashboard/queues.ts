/** Jobs and queues. */
export const app = {
  queues: {
    board: 'Queue status',
    deadLetters: 'Failed jobs',
    waiting: 'Waiting',
    running: 'Running',
    oldest: 'Longest wait',
    failing: '{count} being retried',
    dead: '{count} failed',
    retry: 'Retry',
    job: 'Job',
    empty: 'No failed jobs',
    emptyBody: 'Jobs that have failed too often will appear here, for someone to retry.',
  },
} as const;

export const resources = {
  queues: {
    name: '{smart_count, plural, one {Job} other {Jobs}}',
    fields: {
      name: 'Job',
      queue: 'Queue',
      payload: 'Payload',
      attempts: 'Attempts',
      lastError: 'Reason',
      createdAt: 'Created At',
      finishedAt: 'Failed At',
    },
  },
} as const;
