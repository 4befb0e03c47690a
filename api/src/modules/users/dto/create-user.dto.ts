import * as maxLengths from '@imisozi/core/fields/lengths';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import {
  blankIsAbsent,
  ChoiceField,
  EmailField,
  FlagField,
  PhoneField,
  TextField,
} from '../../../common/validation/fields.js';
import { ROLES, type Role } from '@imisozi/core/access';

/** A role, in upper or lower case: the form offers Admin and User (rules/accounts 7). */
const RoleField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    ChoiceField({ label: 'Role', values: ROLES, example: 'user' }),
  );

/** The agent of a login with the role `agent`. */
const AgentField = () =>
  applyDecorators(
    IsOptional(),
    blankIsAbsent,
    IsUUID('all', { message: ruleText('agent-unreadable') }),
    ApiPropertyOptional({
      format: 'uuid',
      description: 'The travel agent whose login it is: with the role `agent`, and only with it.',
    }),
  );

@AlsoWrappedIn('user')
export class CreateUserDto {
  @TextField({ label: 'First name', max: maxLengths.partOfName, example: 'Demo' })
  firstName: string;

  @TextField({ label: 'Last name', max: maxLengths.partOfName, example: 'Colleague' })
  lastName: string;

  @EmailField({ label: 'Email', example: 'colleague@imisozi.example' })
  email: string;

  @RoleField()
  role: Role;

  @AgentField()
  agentId?: string;

  @PhoneField({ label: 'Phone number', example: '+250 788 123 456' })
  phoneNumber: string;

  @TextField({ label: 'Organization', max: maxLengths.organization, example: 'Imisozi Safaris' })
  organization: string;
}

@AlsoWrappedIn('user')
export class ApproveUserDto {
  @FlagField({ label: 'Status', example: false, description: '`false` blocks the account, `true` unblocks it.' })
  isActive: boolean;
}

@AlsoWrappedIn('user')
export class UpdateUserDto {
  @RoleField()
  role: Role;

  @AgentField()
  agentId?: string;
}
