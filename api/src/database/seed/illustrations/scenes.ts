import { cities } from './scenes/cities.js';
import { cultures } from './scenes/cultures.js';
import { forests } from './scenes/forests.js';
import { heroes } from './scenes/heroes.js';
import { lakes } from './scenes/lakes.js';
import { pages } from './scenes/pages.js';
import { savannahs } from './scenes/savannahs.js';
import type { SceneBook } from './scenes/scene.js';
import { volcanoes } from './scenes/volcanoes.js';

/** Every picture by its name. */
export const scenes: SceneBook = {
  ...heroes,
  ...volcanoes,
  ...forests,
  ...savannahs,
  ...lakes,
  ...cities,
  ...cultures,
  ...pages,
};
