import * as maxLengths from '@imisozi/core/fields/lengths';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { ChoiceField, EmailField, FlagField, PhoneField, TextField } from '../../../common/validation/fields.js';
import { ROLES, type Role } from '@imisozi/core/access';

/** A role, in upper or lower case: the form offers Admin and User (rules/accounts 7). */
const RoleField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    ChoiceField({ label: 'Role', values: ROLES, example: 'user' }),
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
}
