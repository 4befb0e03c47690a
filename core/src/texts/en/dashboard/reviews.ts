/** Reviews. */
export const app = {
  reviews: {
    empty: 'No reviews yet',
    emptyBody: 'Two days after a paid trip its client is asked for a review. What they write appears here first.',
    nobody: 'Not written yet',
    notWritten: 'The client has been asked, and has not written anything yet.',
    stars: '{stars} of 5 stars',
    by: 'Review by {names}',
    traveller: 'Traveller',
    booking: 'Booking',
    openBooking: 'Open the booking',
    publish: 'Publish',
    hide: 'Hide',
    answer: 'Answer',
    changeAnswer: 'Change the answer',
    answerHelp: 'It stands below the review. Leave it empty to take it away.',
    saveAnswer: 'Save answer',
    statuses: { invited: 'Asked', waiting: 'To decide', published: 'Published', hidden: 'Hidden' },
  },
} as const;

export const resources = {
  reviews: {
    name: '{smart_count, plural, one {Review} other {Reviews}}',
    fields: {
      tourTitle: 'Tour',
      names: 'Name',
      stars: 'Stars',
      text: 'Review',
      answer: 'Answer',
      travelledUntil: 'Trip ended',
      status: 'Status',
      writtenAt: 'Written At',
      createdAt: 'Created At',
    },
  },
} as const;
