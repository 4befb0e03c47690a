export { comments } from './comments.js';
export { destinations } from './destinations.js';
export { events } from './events.js';
export { publications } from './publications.js';
export { subscribers } from './subscribers.js';
export { tours } from './tours.js';
export type * from './types.js';
