export { comments } from './comments.ts';
export { destinations } from './destinations.ts';
export { events } from './events.ts';
export { lodges } from './lodges.ts';
export { publications } from './publications.ts';
export { subscribers } from './subscribers.ts';
export { tours } from './tours.ts';
export { travelAdvice } from './travel-advice.ts';
export type * from './types.ts';
