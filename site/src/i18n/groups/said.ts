// What the API says: that something is done, or why it is not. A browser loads it when that happens.
export * from '@imisozi/core/texts/en/answers';
export * from '@imisozi/core/texts/en/names';
export * from '@imisozi/core/texts/en/refusals';
