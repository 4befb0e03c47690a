// Texts that all or many islands use.
export * from '@imisozi/core/texts/en/carousel';
export * from '@imisozi/core/texts/en/comments';
export * from '@imisozi/core/texts/en/form';
export * from '@imisozi/core/texts/en/maps';
export * from '@imisozi/core/texts/en/saving';
