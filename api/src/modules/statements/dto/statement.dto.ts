import { exchangeRate } from '@imisozi/core/fields/counts';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import {
  MAX_ACCOUNT,
  MAX_CONFIRMED_ROWS,
  MAX_PARTS,
  MAX_STATEMENT_CHARACTERS,
  MAX_STATEMENT_NAME,
  STATEMENT_CURRENCIES,
  STATEMENT_FORMATS,
  type ColumnMapping,
  type StatementCurrency,
  type StatementFormat,
} from '@imisozi/core/statements';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import {
  blankIsAbsent,
  ChoiceField,
  FlagField,
  MoneyField,
  MultilineTextField,
  RateField,
  TextField,
} from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { columnMappingSchema } from '../column-mapping-schema.js';
import { ColumnMappingView } from './column-mapping.view.js';

/** A file of a bank. */
export class PreviewStatementDto {
  @ChoiceField({ label: 'Format', values: STATEMENT_FORMATS, example: 'csv' })
  format: StatementFormat;

  @MultilineTextField({
    label: 'Text',
    max: MAX_STATEMENT_CHARACTERS,
    example: 'Date,Description,Reference,Amount\n2026-01-21,2026-000042 Aline,FT26325,1260.00',
    description: 'The whole file as text.',
  })
  text: string;

  @RulesField(columnMappingSchema, {
    type: ColumnMappingView,
    description: 'Of a CSV file; by default that of the last file with these headings, or what the headings suggest.',
    example: null,
  })
  mapping?: ColumnMapping | null;

  @ChoiceField({
    label: 'Currency',
    values: STATEMENT_CURRENCIES,
    optional: true,
    example: 'USD',
    description: 'Of the account, for rows of a CSV file that name none.',
  })
  currency?: StatementCurrency;

  @TextField({
    label: 'Account',
    max: MAX_ACCOUNT,
    optional: true,
    example: '00040-06945783-12',
    description: 'The number of the account, for a CSV file, which does not say.',
  })
  account?: string;
}

export class UploadStatementDto extends PreviewStatementDto {
  @TextField({ label: 'Name', max: MAX_STATEMENT_NAME, optional: true, example: 'november.csv' })
  name?: string;
}

const ARE_ROWS = { message: ruleText('statement-rows-unreadable') };
const ARE_PARTS = { message: ruleText('statement-parts-unreadable') };

class StatementPartDto {
  @IsUUID('all', { message: ruleText('statement-order-unreadable') })
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @MoneyField({ label: 'Amount', example: 1260, description: 'What the booking is credited with, in US dollars.' })
  amount: number;

  @MoneyField({ label: 'Fee', optional: true, example: 0, description: 'What a bank kept of it, in US dollars.' })
  fee?: number;
}

export class ConfirmedRowDto {
  @IsUUID('all', ARE_ROWS)
  @ApiProperty({ format: 'uuid', description: 'The id of the row.' })
  row: string;

  @blankIsAbsent
  @IsOptional()
  @IsUUID('all', { message: ruleText('statement-order-unreadable') })
  @ApiPropertyOptional({ format: 'uuid', description: 'Books all that is left of the row; or `parts`.' })
  orderId?: string;

  @IsOptional()
  @IsArray(ARE_PARTS)
  @ArrayMinSize(1, ARE_PARTS)
  @ArrayMaxSize(MAX_PARTS, { message: ruleText('statement-parts-too-many', { max: MAX_PARTS }) })
  @ArrayUnique(({ orderId }: StatementPartDto) => orderId, { message: ruleText('order-named-twice') })
  @IsObject({ each: true, ...ARE_PARTS })
  @ValidateNested({ each: true, ...ARE_PARTS })
  @Type(() => StatementPartDto)
  @ApiPropertyOptional({ type: [StatementPartDto] })
  parts?: StatementPartDto[];

  @RateField({
    label: 'Rate',
    optional: true,
    example: 1466,
    description: `Units of the row's currency per dollar, from ${exchangeRate.min}; by default the office's.`,
  })
  rate?: number;

  @TextField({
    label: 'Reference',
    max: 100,
    optional: true,
    example: 'FT26325-1',
    description: 'In the ledger, instead of the bank’s.',
  })
  reference?: string;

  @FlagField({
    label: 'Take more',
    optional: true,
    example: false,
    description: 'Books more than is due; otherwise that is 409.',
  })
  takeMore?: boolean;
}

export class ConfirmStatementDto {
  @IsArray(ARE_ROWS)
  @ArrayMinSize(1, ARE_ROWS)
  @ArrayMaxSize(MAX_CONFIRMED_ROWS, { message: ruleText('statement-rows-too-many', { max: MAX_CONFIRMED_ROWS }) })
  @IsObject({ each: true, ...ARE_ROWS })
  @ValidateNested({ each: true, ...ARE_ROWS })
  @Type(() => ConfirmedRowDto)
  @ApiProperty({ type: [ConfirmedRowDto] })
  rows: ConfirmedRowDto[];
}

export class SetAsideDto {
  @TextField({ label: 'Reason', max: 500, example: 'The bank’s charge for November.' })
  reason: string;
}
