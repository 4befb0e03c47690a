/** Events. */
export const app = {
  events: {
    empty: 'No events yet',
    emptyBody: 'Events you create are not public until an admin approves them.',
    free: 'Free entry',
    create: 'Create event',
    update: 'Update event',
    start: 'Start date (CAT)',
    end: 'End date (CAT)',
    price: 'Price in US dollars',
    priceHelp: 'Zero or empty: free entry',
    required: {
      title: 'Title is required',
      period: 'Event period(dates) are required!',
      order: 'Starting date can not be greater than Ending date!',
    },
    cover: {
      label: 'Cover image',
      missing: 'Event Cover image is Required!',
      waiting: 'Please upload event Cover image to cloud!',
    },
  },
} as const;

export const resources = {
  events: {
    name: '{smart_count, plural, one {Event} other {Events}}',
    fields: {
      title: 'Title',
      place: 'Place',
      description: 'Description',
      startDate: 'Start date',
      endDate: 'End date',
      price: 'Price',
      isApproved: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
