/** Contact messages and air-ticket inquiries. */
export const app = {
  inquiries: {
    handled: 'Handled',
    open: 'Open',
    handle: 'Mark as handled',
    reopen: 'Reopen',
    reply: 'Reply',
    sender: 'Sender',
  },
  contact: {
    title: 'Contact messages',
    empty: 'No messages yet',
    emptyBody: 'Messages from the contact page will appear here.',
  },
  airTickets: {
    title: 'Air-ticket inquiries',
    flight: 'Flight',
    journey: 'Journey',
    oneWay: 'None: one way',
    passengers: '{count, plural, one {# passenger} other {# passengers}}',
    cabinClasses: { economy: 'Economy', business: 'Business', firstClass: 'First class' },
    empty: 'No inquiries yet',
    emptyBody: 'When a visitor asks for an air ticket, the inquiry will appear here.',
  },
} as const;

export const resources = {
  'contact-messages': {
    name: '{smart_count, plural, one {Contact message} other {Contact messages}}',
    fields: {
      subject: 'Subject',
      names: 'Name',
      email: 'Email',
      phone: 'Phone',
      isHandled: 'Status',
      createdAt: 'Created At',
    },
  },
  'air-ticket-inquiries': {
    name: '{smart_count, plural, one {Air-ticket inquiry} other {Air-ticket inquiries}}',
    fields: {
      fullName: 'Full Name',
      email: 'Email',
      phone: 'Phone Number',
      departureDate: 'Departure Date',
      returnDate: 'Return Date',
      numberOfPassengers: 'Number of Passengers',
      cabinClass: 'Cabin Class',
      specialRequests: 'Special Requests',
      isHandled: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
