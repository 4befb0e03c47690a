import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MessageAnswer } from '../../../common/message-answer.js';
import { allow, Caller, OfOwnAccount, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Delete, Get } from '../../../platform/http/route.js';
import { CurrentActor, type Actor } from '../../audit/actor.js';
import { OwnSessions } from './own-sessions.js';
import { SessionsAnswer, sessionView } from './session.view.js';

/** Everybody's own sessions (rules/accounts 10). */
@ApiTags('Auth')
@Controller('auth/sessions')
@OfOwnAccount()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Get('', allow('account', 'sessions'), 'Your own open sessions', { answer: SessionsAnswer })
  async list(@Caller() caller: CurrentUser): Promise<SessionsAnswer> {
    const open = await this.sessions.list(caller);
    return { sessions: open.map((one) => sessionView(one, caller.session.id)) };
  }

  @Delete('', allow('account', 'sessions'), 'End all your other sessions', { answer: MessageAnswer })
  async endOthers(@Caller() caller: CurrentUser, @CurrentActor() actor: Actor): Promise<MessageAnswer> {
    await this.sessions.endOthers(actor, caller);
    return { message: 'You have been logged out everywhere else.' };
  }

  @Delete(':id', allow('account', 'sessions'), 'End one of your sessions', {
    description: 'Its token is invalid everywhere from then on. Repeating it changes nothing.',
    answer: MessageAnswer,
  })
  async end(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.sessions.end(actor, caller, id);
    return { message: 'The session has been ended.' };
  }
}
