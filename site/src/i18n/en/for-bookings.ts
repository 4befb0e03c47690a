export * from './booking';
export * from './order';
export * from './order-shares';
export * from './participant';
export * from './payments';
export * from './tour-actions';
export * from './tours';
export * from './waiting-list';
