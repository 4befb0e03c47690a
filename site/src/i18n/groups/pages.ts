// What only rendered pages show.
export * from '@imisozi/core/texts/en/booked';
export * from '@imisozi/core/texts/en/currencies';
export * from '@imisozi/core/texts/en/departures';
export * from '@imisozi/core/texts/en/destinations';
export * from '@imisozi/core/texts/en/events';
export * from '@imisozi/core/texts/en/finder';
export * from '@imisozi/core/texts/en/home';
export * from '@imisozi/core/texts/en/layout';
export * from '@imisozi/core/texts/en/newsletter';
export * from '@imisozi/core/texts/en/order-page';
export * from '@imisozi/core/texts/en/pages';
export * from '@imisozi/core/texts/en/publications';
export * from '@imisozi/core/texts/en/reviews';
export * from '@imisozi/core/texts/en/saved-tours';
export * from '@imisozi/core/texts/en/sent';
export * from '@imisozi/core/texts/en/terms';
export * from '@imisozi/core/texts/en/trust';
