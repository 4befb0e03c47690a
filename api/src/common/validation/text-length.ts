import { ValidateBy, type ValidationOptions } from 'class-validator';
import { countCharacters } from '@imisozi/core/fields/characters';

/**
 * At most `max` characters, as the database counts them: the rule of class-validator does not count variation
 * selectors, and so accepts text that does not fit its column. Anything but text is refused.
 */
export const MaxCharacters = (max: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      // A text that is too long by any count need not be counted.
      validator: { validate: (value) => isText(value) && value.length <= 2 * max && countCharacters(value) <= max },
    },
    options,
  );

/** At least `min` characters, counted like those of {@link MaxCharacters}. */
export const MinCharacters = (min: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'minCharacters',
      constraints: [min],
      validator: { validate: (value) => isText(value) && countCharacters(value) >= min },
    },
    options,
  );

const isText = (value: unknown): value is string => typeof value === 'string';
