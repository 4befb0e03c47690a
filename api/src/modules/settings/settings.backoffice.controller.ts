import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { refuseUnconfirmed } from '../../platform/auth/confirmation.js';
import { refusal } from '../../platform/errors/refused.js';
import { Get, Put } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CompanyInForce } from './company-in-force.js';
import { UpdateSettingsDto } from './dto/settings.dto.js';
import { SettingsSavedAnswer, SettingsView, settingsView } from './dto/settings.view.js';
import { SettingsService } from './settings.service.js';

@ApiTags('Dashboard: settings')
@Controller('admin/settings')
export class SettingsBackofficeController {
  constructor(
    private readonly settings: SettingsService,
    private readonly inForce: CompanyInForce,
  ) {}

  @Get('', allow('settings', 'show'), 'The settings as they count', {
    description: 'What no admin has set is the default.',
    answer: SettingsView,
  })
  async get(): Promise<SettingsView> {
    return settingsView(await this.settings.get(), this.inForce.current);
  }

  @Put('', allow('settings', 'edit'), 'Change settings', {
    description: 'What is left out stays; null sets it back to the default.',
    answer: SettingsSavedAnswer,
    idempotent: true,
  })
  async update(
    @Body() body: UpdateSettingsDto,
    @Caller() caller: CurrentUser,
    @CurrentActor() actor: Actor,
  ): Promise<SettingsSavedAnswer> {
    // Whoever requires what the own account cannot do locks everybody out, such as without a `DATA_KEY`.
    if (body.secondFactorRequired && !caller.session.hasFactor) throw refusal('second-factor-own-first');
    // Where clients pay to, and what accounts are kept by.
    if (body.bankDetails !== undefined || body.secondFactorRequired !== undefined) refuseUnconfirmed(caller);
    const settings = await this.settings.change(actor, body);
    return { message: 'The settings have been saved.', ...settingsView(settings, this.inForce.current) };
  }
}
