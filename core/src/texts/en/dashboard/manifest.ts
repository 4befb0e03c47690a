/** Who travels on a day. */
export const app = {
  manifest: {
    day: 'Day',
    before: 'The day before',
    after: 'The day after',
    today: 'Today',
    print: 'Print',
    file: 'Spreadsheet',
    empty: 'Nobody travels on this day',
    starting: 'Starting',
    underWay: 'Under way',
    ending: 'Ending',
    people: '{count, plural, one {# person} other {# people}}',
    unpaid: '{amount} unpaid',
    unreadable: 'The details cannot be read: DATA_KEY is not the key they were written with.',
    arrives: 'Arrives',
    leaves: 'Leaves',
    columns: {
      trip: 'Trip',
      client: 'Client',
      people: 'People',
      party: 'Travellers',
      extras: 'Sold with it',
      remarks: 'Remarks',
      notes: 'Notes of colleagues',
      money: 'Status',
      crew: 'Guide and vehicle',
    },
  },
} as const;

export const resources = {
  // Only in files.
  manifest: {
    name: 'Manifest',
    fields: {
      when: 'On this day',
      itemTitle: 'Tour or event',
      endDate: 'Last day',
      names: 'client Name',
      phoneNumber: 'Phone',
      people: 'People',
      party: 'Party',
      diets: 'Diets and remarks',
      flights: 'Flights',
      extras: 'Extras',
      status: 'Booking Status',
      balance: 'Left to pay',
      types: 'Types of travellers',
      notes: 'Notes of colleagues',
      crew: 'Guide and vehicle',
    },
  },
} as const;
