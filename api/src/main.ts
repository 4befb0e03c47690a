import { setUpEngine } from './engine.js';

setUpEngine();
await import('./web-process.js');
