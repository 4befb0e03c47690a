import { mails } from '@imisozi/core/texts/en/mails';
import { texts } from './reader.js';

/** What samples for previews of mails are called, in English. */
export const SAMPLES = mails.samples;

/** The same in the language that is written in, by the English names. */
export const sampleNames = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SAMPLES).map(([name, english]) => [english, texts().samples[name as keyof typeof SAMPLES]]),
  );
