import { EN } from './en.js';
import { texts } from './reader.js';

/** What samples for previews of mails are called, in English. */
export const SAMPLES = EN.samples;

/** The same in the language that is written in, by the English names. */
export const sampleNames = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SAMPLES).map(([name, english]) => [english, texts().samples[name as keyof typeof SAMPLES]]),
  );
