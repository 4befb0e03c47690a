// What forms show that were refused. A browser loads it when that happens.
export * from '@imisozi/core/texts/en/names';
export * from '@imisozi/core/texts/en/refusals';
