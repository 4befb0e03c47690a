export { seedDemonstration } from './seed.ts';
export { seedScale } from './seed-scale.ts';
