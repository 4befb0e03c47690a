/** The search and the commands that open from everywhere. */
export const app = {
  search: {
    open: 'Search and commands',
    title: 'Search and commands',
    close: 'Close the search',
    input: 'Search',
    placeholder: 'Number, name, telephone or screen',
    results: 'Results',
    nothing: 'Nothing found. Part of a name or number is enough.',
    searching: 'Searching…',
    failed: 'The search cannot be reached right now.',
    found: '{count, plural, =0 {No results} one {# result} other {# results}}',
    command: 'Command',
    screen: 'Screen',
    newBooking: 'New booking',
    kinds: {
      document: 'Paper',
      booking: 'Booking',
      client: 'Client',
      proposal: 'Proposal',
      tour: 'Tour',
      event: 'Event',
      departure: 'Departure',
      guide: 'Guide',
      supplier: 'Supplier',
    },
  },
} as const;
