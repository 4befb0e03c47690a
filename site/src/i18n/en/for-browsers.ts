export { answers } from './said-by-api';
export * from './carousel';
export * from './comments';
export * from './form';
export * from './maps';
export * from './saving';
