import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, ValidateBy } from 'class-validator';
import type { SentenceCode } from '@imisozi/core/refusals/refusal';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { isMediaUrl, MAX_URL_LENGTH } from '@imisozi/core/media-url';

interface MediaUrl {
  /** How a sentence names it: 'Cover image'. */
  readonly label: string;
  readonly example: string;
  /** What a body without it is refused with; nothing where it may be left out. */
  readonly missing?: SentenceCode;
}

const notAnUpload = (label: string) => fieldText(label, 'field-not-an-uploaded-file');

/** The address of one uploaded picture or document. Nothing, `''` and an empty list are all none. */
export const MediaUrlField = ({ label, example, missing }: MediaUrl) => {
  const description = 'The `secure_url` of an upload.';
  const swagger = { type: String, maxLength: MAX_URL_LENGTH, example, description };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => mediaUrlsIn(value)?.[0]),
    ...(missing ? [IsNotEmpty({ message: ruleText(missing) })] : [IsOptional()]),
    MediaUrlsIn(label),
    // A list inside the list is no address, though it may hold one, or nothing.
    IsString({ message: notAnUpload(label) }),
    missing ? ApiProperty(swagger) : ApiPropertyOptional(swagger),
  );
};

/**
 * The addresses that a field holds: one, or a list of them. Blank ones do not count.
 * @returns undefined for none
 */
export function mediaUrlsIn(value: unknown): unknown[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const filled = list
    .map((one) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '' && one !== null && one !== undefined);
  return filled.length ? filled : undefined;
}

/** Checks a URL, or each of a list of at most `max`, by {@link isMediaUrl}; none at all is right. */
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
