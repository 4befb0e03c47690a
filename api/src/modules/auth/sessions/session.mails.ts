import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { catMoment } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { InjectCompany } from '../../../config/config.module.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { deviceOf } from './device.js';
import { LOGIN_FROM_NEW_DEVICE, type LoginFromNewDevice } from './session.events.js';

interface NewDevice {
  readonly firstName: string;
  readonly device: string;
  readonly network: string;
  readonly at: string;
}

const NEW_DEVICE = mailKind<NewDevice>('login-new-device');

/** Tells the owner of an account of a login from a device that it was not used from before (rules/accounts 10). */
@Injectable()
export class SessionMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      NEW_DEVICE,
      async (about) => this.newDevice(about),
      () => this.newDevice(SAMPLE),
    );
  }

  @OnDomainEvent(LOGIN_FROM_NEW_DEVICE, 'mails')
  fromNewDevice(tx: EntityManager, { user, login }: LoginFromNewDevice): Promise<void> {
    const { firstName, email } = user;
    const about = {
      firstName,
      device: deviceOf(login.userAgent),
      network: login.network,
      at: new Date().toISOString(),
    };
    return this.mail.queue(tx, NEW_DEVICE, about, { to: email });
  }

  private newDevice({ firstName, device, network, at }: NewDevice): MailContent {
    return {
      subject: 'A login from a new device',
      preview: "If this was you, there's nothing you need to do.",
      heading: 'A login from a new device',
      blocks: [
        {
          kind: 'paragraph',
          text: `Hello ${firstName},\nYour account at ${this.company.name} was opened on a device that it was not used on within the last month.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Device', device || 'Unknown'],
            ['Network', network],
            ['When', catMoment(new Date(at))],
          ],
        },
        {
          kind: 'note',
          text: `If it wasn't you, set a new password at once with "Forgot your password?" on the login page, which ends every session, and let us know: ${this.company.phone}, ${this.company.email}.`,
        },
      ],
    };
  }
}

const SAMPLE: NewDevice = {
  firstName: 'Demo',
  device: 'Chrome on Android',
  network: '192.0.2.20',
  at: '2026-05-04T07:42:00Z',
};
