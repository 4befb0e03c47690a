export * from '@imisozi/core/texts/fr/names';
export * from '@imisozi/core/texts/fr/refusals';
