import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswer } from '../../../common/message-answer.js';
import { allow, AsksAgain, Caller, OfOwnAccount, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Delete, Get, Post } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { FactorCodeDto, StartFactorDto } from './factor.dto.js';
import {
  ConfirmedFactorAnswer,
  FactorsAnswer,
  factorView,
  RecoveryCodesAnswer,
  StartedFactorAnswer,
} from './factor.views.js';
import { FactorsService } from './factors.service.js';
import { RequiredFactors } from './required-factors.js';

const OWN = allow('account', 'factors');

/** Everybody's own second factor (rules/accounts 11). */
@ApiTags('Auth')
@Controller('auth/factors')
@OfOwnAccount()
export class OwnFactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly required: RequiredFactors,
  ) {}

  @Get('', OWN, 'Your second factors', { answer: FactorsAnswer })
  async list(@Caller() { id, role }: CurrentUser): Promise<FactorsAnswer> {
    const [factors, recoveryCodesLeft, isRequired] = await Promise.all([
      this.factors.of(id),
      this.factors.recoveryCodesLeft(id),
      this.required.isOf(role),
    ]);
    return { isRequired, factors: factors.map(factorView), recoveryCodesLeft };
  }

  @AsksAgain()
  @Post('totp', OWN, 'Begin to add an authenticator app', {
    description: 'Nothing changes until its first code has been sent.',
    answer: StartedFactorAnswer,
  })
  async start(@Body() { name }: StartFactorDto, @Caller() caller: CurrentUser): Promise<StartedFactorAnswer> {
    const { id, secret, url } = await this.factors.start(caller, name ?? '');
    return { id, secret, uri: url };
  }

  @Post('totp/:id/confirm', OWN, 'Add the app, with its first code', {
    description: 'Your other sessions end. The first app comes with recovery codes.',
    answer: ConfirmedFactorAnswer,
  })
  async confirm(
    @Param('id') id: string,
    @Body() { code }: FactorCodeDto,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<ConfirmedFactorAnswer> {
    const recoveryCodes = await this.factors.confirm(actor, caller, id, code);
    return { message: 'The authenticator app has been added.', recoveryCodes };
  }

  @AsksAgain()
  @Post('recovery-codes', OWN, 'New recovery codes', {
    description: 'Those that you had before are no longer valid.',
    answer: RecoveryCodesAnswer,
  })
  async renewCodes(@Caller() caller: CurrentUser, @CurrentActor() actor: Actor): Promise<RecoveryCodesAnswer> {
    const recoveryCodes = await this.factors.renewCodes(actor, caller);
    return { message: 'New recovery codes have been made.', recoveryCodes };
  }

  @AsksAgain()
  @Delete(':id', OWN, 'Remove an authenticator app', { answer: MessageAnswer })
  async remove(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.factors.remove(actor, caller, id);
    return { message: 'The authenticator app has been removed.' };
  }
}
