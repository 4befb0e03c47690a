// What the other forms show: accounts, air tickets, enquiries, events of one’s own.
export * from '@imisozi/core/texts/en/accounts';
export * from '@imisozi/core/texts/en/air-ticket';
export * from '@imisozi/core/texts/en/contact';
export * from '@imisozi/core/texts/en/event-form';
export * from '@imisozi/core/texts/en/trip-brief';
