// What orders and their payments show beside the others.
export * from '@imisozi/core/texts/en/order';
export * from '@imisozi/core/texts/en/order-shares';
export * from '@imisozi/core/texts/en/payments';
