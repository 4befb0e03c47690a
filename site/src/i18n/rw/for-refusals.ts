export * from '@imisozi/core/texts/rw/names';
export * from '@imisozi/core/texts/rw/refusals';
