import { Controller, type MessageEvent } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Sse } from '../../platform/http/route.js';
import { LiveService } from './live.service.js';

@ApiTags('Dashboard: live')
@Controller('admin/live')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Sse('', allow('live', 'show'), 'A live stream of events', {
    description:
      'Server-sent events, read with fetch because the token is a header: `hello` with the number of unread notifications, `notification` with each new one, `changed` with the names of resources (`resources`) that somebody has written and that the role may read, at most twice a second, `viewers` with the colleagues (`others`) who have an order (`orderId`) open that the session has open too, `heartbeat`, and at the end `ended` with the reason `session` (log in again) or `restart` (come back).',
    file: 'events',
  })
  stream(@Caller() caller: CurrentUser): Observable<MessageEvent> {
    return this.live.streamFor(caller);
  }
}
