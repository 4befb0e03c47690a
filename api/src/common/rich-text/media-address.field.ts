import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, ValidateBy } from 'class-validator';
import type { SentenceCode } from '@imisozi/core/refusals/refusal';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { isMediaAddress, MAX_ADDRESS_LENGTH } from '@imisozi/core/media-address';

interface MediaAddress {
  /** How a sentence names it: 'Cover image'. */
  readonly label: string;
  readonly example: string;
  /** What a body without it is refused with; nothing where it may be left out. */
  readonly missing?: SentenceCode;
}

const notAnAddress = (label: string) => fieldText(label, 'field-not-an-uploaded-file');

/** The address of one uploaded picture or document. Nothing, `''` and an empty list are all none. */
export const MediaAddressField = ({ label, example, missing }: MediaAddress) => {
  const description = 'The `secure_url` of an upload.';
  const swagger = { type: String, maxLength: MAX_ADDRESS_LENGTH, example, description };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => addressesIn(value)?.[0]),
    ...(missing ? [IsNotEmpty({ message: ruleText(missing) })] : [IsOptional()]),
    MediaAddresses(label),
    // A list inside the list is no address, though it may hold one, or nothing.
    IsString({ message: notAnAddress(label) }),
    missing ? ApiProperty(swagger) : ApiPropertyOptional(swagger),
  );
};

/**
 * The addresses that a field holds: one, or a list of them. Blank ones do not count.
 * @returns undefined for none
 */
export function addressesIn(value: unknown): unknown[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const filled = list
    .map((one) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '' && one !== null && one !== undefined);
  return filled.length ? filled : undefined;
}

/** Checks an address, or each of a list of `most`, by {@link isMediaAddress}; none at all is right. */
export const MediaAddresses = (label: string, most = 1) => {
  const problemOf = (value: unknown): string | undefined => {
    const addresses = addressesIn(value) ?? [];
    if (addresses.length > most) return fieldText(label, 'field-too-many-addresses', { max: most });
    const right = addresses.every((one) => typeof one === 'string' && isMediaAddress(one));
    return right ? undefined : notAnAddress(label);
  };
  return ValidateBy({
    name: 'mediaAddresses',
    validator: {
      validate: (value) => problemOf(value) === undefined,
      defaultMessage: (about) => problemOf(about!.value) ?? '',
    },
  });
};
