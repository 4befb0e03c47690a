export * from '@imisozi/core/texts/sw/names';
export * from '@imisozi/core/texts/sw/refusals';
