export * from './answers';
export * from './carousel';
export * from './comments';
export * from './form';
