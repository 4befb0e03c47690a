/** Subscribers. */
export const app = {
  subscribers: {
    empty: 'No subscribers yet',
    emptyBody: 'People who subscribe to the mailing list on the website will appear here.',
  },
} as const;

export const resources = {
  subscribers: {
    name: '{smart_count, plural, one {Subscriber} other {Subscribers}}',
    fields: { email: 'Email', createdAt: 'Created At' },
  },
} as const;
