import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimits } from './rate-limits.js';
import { RecipientLimits } from './recipient-limits.js';

@Global()
@Module({
  providers: [RateLimits, RecipientLimits, { provide: APP_GUARD, useClass: RateLimitGuard }],
  exports: [RateLimits, RecipientLimits],
})
export class RateLimitModule {}
