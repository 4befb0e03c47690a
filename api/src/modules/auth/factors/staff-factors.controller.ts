import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswer } from '../../../common/message-answer.js';
import { allow, AsksAgain, Caller, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { refusal } from '../../../platform/errors/refused.js';
import { Delete, Get } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { UsersService } from '../../users/users.service.js';
import { FactorsAnswer, factorView } from './factor.views.js';
import { FactorsService } from './factors.service.js';
import { RequiredFactors } from './required-factors.js';

/** How a colleague who lost the second factor comes back (rules/accounts 12). */
@ApiTags('Dashboard: users')
@Controller('admin/users/:id/factors')
export class StaffFactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly users: UsersService,
    private readonly required: RequiredFactors,
  ) {}

  @Get('', allow('users', 'show'), 'The second factors of an account', { answer: FactorsAnswer })
  async list(@Param('id') id: string): Promise<FactorsAnswer> {
    const user = await this.users.find(id);
    if (!user) throw refusal('user-not-found');
    const [factors, recoveryCodesLeft, isRequired] = await Promise.all([
      this.factors.of(id),
      this.factors.recoveryCodesLeft(id),
      this.required.isOf(user.role),
    ]);
    return { isRequired, factors: factors.map(factorView), recoveryCodesLeft };
  }

  @AsksAgain()
  @Delete('', allow('users', 'edit'), 'Remove the second factors of an account', {
    description: 'For somebody who lost them. The account is logged out everywhere, and its owner is told by mail.',
    answer: MessageAnswer,
  })
  async reset(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    if (caller.id === id) throw refusal('own-factors');
    const { user, hadAny } = await this.factors.reset(actor, id);
    const name = `${user.firstName} ${user.lastName}`;
    return {
      message: hadAny
        ? `${name} can log in with the password alone, and add a new second factor.`
        : `${name} has no second factor.`,
    };
  }
}
