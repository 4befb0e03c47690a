import type { Pen } from '../pen.ts';

/** Draws one picture on a fresh pen and returns its layers, back to front. */
type Scene = (pen: Pen) => readonly string[];
export type SceneBook = Readonly<Record<string, Scene>>;
