// Texts of the other forms: accounts, air tickets, enquiries, visitors' own events.
export * from '@imisozi/core/texts/en/accounts';
export * from '@imisozi/core/texts/en/air-ticket';
export * from '@imisozi/core/texts/en/contact';
export * from '@imisozi/core/texts/en/event-form';
export * from '@imisozi/core/texts/en/trip-brief';
