import { newPen } from './pen.ts';
import { scenes } from './scenes.ts';

/** Every picture that `drawScene` knows. */
export const sceneNames: readonly string[] = Object.keys(scenes);

/** Draws one picture as a complete SVG document of 1200 by 800 units. Throws a RangeError for a name it does not know. */
export function drawScene(name: string): string {
  const scene = scenes[name];
  if (!scene) throw new RangeError(`No illustration is called "${name}"`);
  const pen = newPen(name);
  return pen.finish(scene(pen));
}
