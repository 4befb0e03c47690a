import { forests } from './scenes/forests.js';
import { heroes } from './scenes/heroes.js';
import { savannahs } from './scenes/savannahs.js';
import type { SceneBook } from './scenes/scene.js';
import { volcanoes } from './scenes/volcanoes.js';

/** Every picture by its name. */
export const scenes: SceneBook = { ...heroes, ...volcanoes, ...forests, ...savannahs };
