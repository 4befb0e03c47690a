/** Registrations for events. */
export const app = {
  participants: {
    empty: 'No participants yet',
    emptyBody: 'People who register for an event on the website will appear here.',
    registered: 'Registered {date}',
    registration: 'Registration',
    person: 'Participant',
  },
} as const;

export const resources = {
  'events/participant': {
    name: '{smart_count, plural, one {Participant} other {Participants}}',
    fields: {
      familyName: 'Name',
      lastName: 'Family name',
      firstName: 'First name',
      title: 'Title',
      eventName: 'Event',
      position: 'Position',
      department: 'Department',
      organization: 'Organization',
      address: 'Address',
      town: 'Town',
      country: 'Country',
      phone: 'Phone',
      email: 'Email',
      dietRequirements: 'Diet',
      dataProtection: 'Agreed to data use',
      amount: 'Amount',
      createdAt: 'Created At',
    },
  },
} as const;
