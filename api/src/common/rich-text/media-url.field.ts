import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, ValidateBy } from 'class-validator';
import type { SentenceCode } from '@imisozi/core/refusals/refusal';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { isMediaUrl, MAX_URL_LENGTH } from '@imisozi/core/media-url';

interface MediaUrl {
  /** The field's name in sentences: 'Cover image'. */
  readonly label: string;
  readonly example: string;
  /** The refusal of a body without it; absent if the field is optional. */
  readonly missing?: SentenceCode;
}

const notAnUpload = (label: string) => fieldText(label, 'field-not-an-uploaded-file');

/** The URL of one uploaded picture or document. Null, `''` and an empty list all mean none. */
export const MediaUrlField = ({ label, example, missing }: MediaUrl) => {
  const description = 'The `secure_url` of an upload.';
  const swagger = { type: String, maxLength: MAX_URL_LENGTH, example, description };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => mediaUrlsIn(value)?.[0]),
    ...(missing ? [IsNotEmpty({ message: ruleText(missing) })] : [IsOptional()]),
    MediaUrlsIn(label),
    // A nested list is not a URL, even if it contains one or is empty.
    IsString({ message: notAnUpload(label) }),
    missing ? ApiProperty(swagger) : ApiPropertyOptional(swagger),
  );
};

/**
 * The URLs in a field: one, or a list of them. Blank ones do not count.
 * @returns undefined if there are none
 */
export function mediaUrlsIn(value: unknown): unknown[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const filled = list
    .map((one) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '' && one !== null && one !== undefined);
  return filled.length ? filled : undefined;
}

/** Checks a URL, or each of at most `max` URLs, with {@link isMediaUrl}; none at all is valid. */
export const MediaUrlsIn = (label: string, max = 1) => {
  const problemOf = (value: unknown): string | undefined => {
    const urls = mediaUrlsIn(value) ?? [];
    if (urls.length > max) return fieldText(label, 'field-too-many-addresses', { max });
    const right = urls.every((one) => typeof one === 'string' && isMediaUrl(one));
    return right ? undefined : notAnUpload(label);
  };
  return ValidateBy({
    name: 'storedUrls',
    validator: {
      validate: (value) => problemOf(value) === undefined,
      defaultMessage: (about) => problemOf(about!.value) ?? '',
    },
  });
};
