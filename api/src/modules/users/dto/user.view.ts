import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@imisozi/core/access';
import { type User } from '../user.entity.js';

/** An account as admins see it. */
export class UserView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo' })
  firstName: string;

  @ApiProperty({ example: 'Colleague' })
  lastName: string;

  @ApiProperty({ example: 'colleague@imisozi.example' })
  email: string;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty({ example: 'Imisozi Safaris' })
  organization: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: true, description: 'False while blocked.' })
  isActive: boolean;

  @ApiProperty({ example: true, description: 'False until the first password is set.' })
  isActivated: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class UsersAnswer {
  @ApiProperty({ type: [UserView] })
  data: UserView[];

  @ApiProperty({ example: 2 })
  usersCount: number;
}

export class UserAnswer {
  @ApiProperty({
    example: 'The account has been created. A link to set the password has been sent to colleague@imisozi.example.',
  })
  message: string;

  @ApiProperty({ type: UserView })
  data: UserView;
}

export function userView(user: User): UserView {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    organization: user.organization,
    phoneNumber: user.phoneNumber,
    isActive: user.isActive,
    isActivated: user.passwordHash !== null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
