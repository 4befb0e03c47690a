export * from './accounts';
export * from './air-ticket';
export * from './contact';
export * from './event-form';
export * from './trip-brief';
