// The API's messages of success and its refusals. A browser loads them when it needs the first one.
export * from '@imisozi/core/texts/en/answers';
export * from '@imisozi/core/texts/en/names';
export * from '@imisozi/core/texts/en/refusals';
