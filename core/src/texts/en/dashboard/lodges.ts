/** Lodges. */
export const app = {
  lodges: {
    empty: 'No lodges yet',
    emptyBody: 'Lodges you create are drafts until an admin publishes them. The days of tours can name them.',
    create: 'Create lodge',
    update: 'Update lodge',
    required: { title: 'Name is required', level: 'Please choose a level' },
    levels: { 'mid-range': 'Mid-range', comfort: 'Comfort', luxury: 'Luxury' },
    pictures: {
      label: 'Pictures',
      missing: 'Please upload at least one picture',
      waiting: 'Please wait until the pictures are uploaded, or remove those that are not.',
      failed: 'A picture could not be uploaded. Retry, or remove it.',
    },
    linkHelp: 'Its own website. Starts with https://',
    linkWrong: 'A web address that starts with http:// or https://',
  },
} as const;

export const resources = {
  lodges: {
    name: '{smart_count, plural, one {Lodge} other {Lodges}}',
    fields: {
      title: 'Name',
      place: 'Place',
      level: 'Level',
      body: 'Description',
      rooms: 'Rooms',
      position: 'Position on the map',
      link: 'Website',
      isPublished: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
