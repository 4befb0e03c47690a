export * from '@imisozi/core/texts/ar/answers';
export * from './carousel';
export * from './comments';
export * from './form';
export * from './maps';
export * from './saving';
