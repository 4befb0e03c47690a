/** Destinations. */
export const app = {
  destinations: {
    empty: 'No destinations yet',
    emptyBody: 'Destinations you create are drafts until an admin publishes them.',
    readings: '{count, plural, one {# view} other {# views}}',
    create: 'Create destination',
    update: 'Update destination',
    required: { title: 'Title is required' },
    pictures: {
      label: 'Cover images',
      missing: 'At least one Blog Cover image is Required!',
      waiting: 'Please upload at least one blog Cover image to cloud!',
      failed: 'Failed to upload one or more images',
    },
  },
} as const;

export const resources = {
  destinations: {
    name: '{smart_count, plural, one {Destination} other {Destinations}}',
    fields: {
      title: 'Title',
      newsBody: 'Description',
      position: 'Position on the map',
      numberOfReading: 'Views',
      comments: 'Comments',
      isPublished: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
