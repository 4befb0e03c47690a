import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
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

  @Get()
  @Allow('settings', 'show')
  @ApiOperation({ summary: 'The settings as they count', description: 'What no admin has set is the default.' })
  @ApiOkResponse({ type: SettingsView })
  async get(): Promise<SettingsView> {
    return settingsView(await this.settings.get(), this.inForce.current);
  }

  @Put()
  @Allow('settings', 'edit')
  @Idempotent()
  @ApiOperation({
    summary: 'Change settings',
    description: 'What is left out stays; null sets it back to the default.',
  })
  @ApiOkResponse({ type: SettingsSavedAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer })
  async update(@Body() body: UpdateSettingsDto, @CurrentActor() actor: Actor): Promise<SettingsSavedAnswer> {
    const settings = await this.settings.change(actor, body);
    return { message: 'The settings have been saved.', ...settingsView(settings, this.inForce.current) };
  }
}
