import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../../config/env.js';
import { GiftVouchersModule } from '../gift-vouchers/gift-vouchers.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ClosedGateway } from './gateway/closed-gateway.js';
import { GatewayNotificationHandler } from './gateway-notification.handler.js';
import { HostedCheckout } from './gateway/hosted-checkout.js';
import { PaymentGateway } from './gateway/payment-gateway.js';
import { PaymentGateways } from './gateway/payment-gateways.js';
import { MobileGateways, configuredServices } from './mobile/mobile-gateways.js';
import { MobilePayments } from './mobile/mobile.payments.js';
import { MobilePaymentsController } from './mobile/mobile-payments.controller.js';
import { MobileSandbox } from './mobile/mobile-sandbox.js';
import { MobileSandboxController } from './mobile/mobile-sandbox.controller.js';
import { PayersOfPeople } from './payers.of-people.js';
import { PayerNumbers } from './payer.numbers.js';
import { PaymentAudit } from './payment.audit.js';
import { PaymentChecks } from './payment.checks.js';
import { PaymentListModule } from './payment-list.module.js';
import { PaymentPoller } from './payment.poller.js';
import { PaymentReviews } from './payment.reviews.js';
import { PaymentSettlement } from './payment.settlement.js';
import { PaymentsBackofficeController } from './payments.backoffice.controller.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentMails } from './payment.mails.js';
import { PaymentSubjects } from './payment.subjects.js';
import { PaymentsService } from './payments.service.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SandboxGateway } from './sandbox/sandbox-gateway.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { Payment } from './payment.entity.js';
import { SandboxPayment } from './sandbox/sandbox-payment.entity.js';

@Module({})
export class PaymentsModule {
  static with(env: Env): DynamicModule {
    const hosted = hostedCheckout(env);
    const services = configuredServices(env);
    const usesSandbox = !hosted && (!env.isProduction || env.CHECKOUT_SANDBOX === 'allow');
    const usesMobileSandbox = usesSandbox && services.length === 0;
    return {
      module: PaymentsModule,
      imports: [
        TypeOrmModule.forFeature([Payment, SandboxPayment]),
        GiftVouchersModule,
        LedgerModule,
        OrdersModule,
        PaymentListModule,
        SettingsModule,
        SharesModule,
      ],
      controllers: [
        MobilePaymentsController,
        PaymentsController,
        PaymentsBackofficeController,
        // Before the other, whose parameter would take its path.
        ...(usesMobileSandbox ? [MobileSandboxController] : []),
        ...(usesSandbox ? [SandboxController] : []),
      ],
      providers: [
        GatewayNotificationHandler,
        MobilePayments,
        PayerNumbers,
        PayersOfPeople,
        PaymentAudit,
        PaymentChecks,
        PaymentGateways,
        PaymentMails,
        PaymentPoller,
        PaymentReviews,
        PaymentSettlement,
        PaymentSubjects,
        PaymentsService,
        ...(usesSandbox
          ? [SandboxGateway, { provide: PaymentGateway, useExisting: SandboxGateway }]
          : [{ provide: PaymentGateway, useValue: hosted ?? new ClosedGateway() }]),
        ...(usesMobileSandbox
          ? [
              MobileSandbox,
              {
                provide: MobileGateways,
                inject: [MobileSandbox],
                useFactory: ({ gateways }: MobileSandbox) => new MobileGateways(gateways),
              },
            ]
          : [{ provide: MobileGateways, useValue: new MobileGateways(services) }]),
      ],
    };
  }
}

/** The card gateway, if a merchant is configured (rules/payments 1). */
function hostedCheckout(env: Env): HostedCheckout | null {
  const { CHECKOUT_URL: url, CHECKOUT_MERCHANT: merchant, CHECKOUT_PASSWORD: password } = env;
  if (!url || !merchant || !password) return null;
  const isReachable = env.PUBLIC_URL.startsWith('https:') && env.CHECKOUT_NOTIFY_SECRET;
  return new HostedCheckout({
    url,
    merchant,
    password,
    patienceMs: env.CHECKOUT_TIMEOUT_MS,
    ...(isReachable && { notificationUrl: `${env.PUBLIC_URL}/api/v1/payments/notify` }),
  });
}
