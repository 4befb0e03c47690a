import { mails } from '@imisozi/core/texts/en/mails';
import { texts } from './reader.js';

/** The names in samples for previews of mails, in English. */
export const SAMPLES = mails.samples;

/** The same in the language of the output, by the English names. */
export const sampleNames = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SAMPLES).map(([name, english]) => [english, texts().samples[name as keyof typeof SAMPLES]]),
  );
