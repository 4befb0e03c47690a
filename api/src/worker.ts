import { setUpEngine } from './engine.js';

setUpEngine();
await import('./worker-process.js');
