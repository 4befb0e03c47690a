// Texts that only orders and payments use.
export * from '@imisozi/core/texts/en/money-terms';
export * from '@imisozi/core/texts/en/order';
export * from '@imisozi/core/texts/en/order-copy';
export * from '@imisozi/core/texts/en/order-shares';
export * from '@imisozi/core/texts/en/payments';
