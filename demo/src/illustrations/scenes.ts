import { cities } from './scenes/cities.ts';
import { cultures } from './scenes/cultures.ts';
import { forests } from './scenes/forests.ts';
import { heroes } from './scenes/heroes.ts';
import { lakes } from './scenes/lakes.ts';
import { pages } from './scenes/pages.ts';
import { savannahs } from './scenes/savannahs.ts';
import type { SceneBook } from './scenes/scene.ts';
import { volcanoes } from './scenes/volcanoes.ts';

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
