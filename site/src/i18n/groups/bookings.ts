// Texts that only bookings use: tours, registrations, waiting lists.
export * from '@imisozi/core/texts/en/booking';
export * from '@imisozi/core/texts/en/money-terms';
export * from '@imisozi/core/texts/en/participant';
export * from '@imisozi/core/texts/en/tour-actions';
export * from '@imisozi/core/texts/en/tours';
export * from '@imisozi/core/texts/en/waiting-list';
