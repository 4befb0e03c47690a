export * from '@imisozi/core/texts/ar/names';
export * from '@imisozi/core/texts/ar/refusals';
