export * from '@imisozi/core/texts/sw/answers';
export * from './carousel';
export * from './comments';
export * from './form';
export * from './maps';
export * from './saving';
