import { ApiProperty } from '@nestjs/swagger';
import { EmailField, PasswordField } from '../../../common/validation/fields.js';

export class LoginDto {
  @EmailField({ label: 'Email', example: 'admin@imisozi.example' })
  email: string;

  @PasswordField({ label: 'Password', example: 'demo-admin-1' })
  password: string;
}

export class LoginAnswer {
  @ApiProperty({
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.signature',
    description: 'Send it in the `token` header of later calls.',
  })
  token: string;

  @ApiProperty({ example: 'Welcome back, Demo.' })
  message: string;
}
