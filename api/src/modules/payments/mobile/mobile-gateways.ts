import type { MobileProvider } from '@imisozi/core/mobile-money';
import type { Env } from '../../../config/env.js';
import { AirtelMoney } from './airtel-money.js';
import type { MobileGateway } from './mobile-gateway.js';
import { MtnMomo } from './mtn-momo.js';

/** The mobile money services with which clients can pay; none by default. */
export class MobileGateways {
  private readonly byProvider: ReadonlyMap<MobileProvider, MobileGateway>;

  constructor(gateways: readonly MobileGateway[]) {
    this.byProvider = new Map(gateways.map((gateway) => [gateway.provider, gateway]));
  }

  get providers(): MobileProvider[] {
    return [...this.byProvider.keys()];
  }

  /** Whether no money moves with any of them. */
  get isTest(): boolean {
    return [...this.byProvider.values()].every(({ isTest }) => isTest);
  }

  find(provider: MobileProvider): MobileGateway | undefined {
    return this.byProvider.get(provider);
  }
}

/** The services that have an account in the settings. */
export function configuredServices(env: Env): MobileGateway[] {
  const patienceMs = env.MOBILE_MONEY_TIMEOUT_MS;
  const services: MobileGateway[] = [];
  if (env.MTN_MOMO_URL && env.MTN_MOMO_SUBSCRIPTION_KEY && env.MTN_MOMO_USER && env.MTN_MOMO_KEY) {
    services.push(
      new MtnMomo({
        url: env.MTN_MOMO_URL,
        subscriptionKey: env.MTN_MOMO_SUBSCRIPTION_KEY,
        user: env.MTN_MOMO_USER,
        key: env.MTN_MOMO_KEY,
        target: env.MTN_MOMO_TARGET,
        patienceMs,
        // It calls only addresses with TLS.
        ...(env.PUBLIC_URL.startsWith('https:') && {
          callbackUrl: `${env.PUBLIC_URL}/api/v1/payments/mobile/callback`,
        }),
      }),
    );
  }
  if (env.AIRTEL_MONEY_URL && env.AIRTEL_MONEY_CLIENT_ID && env.AIRTEL_MONEY_CLIENT_SECRET) {
    services.push(
      new AirtelMoney({
        url: env.AIRTEL_MONEY_URL,
        clientId: env.AIRTEL_MONEY_CLIENT_ID,
        clientSecret: env.AIRTEL_MONEY_CLIENT_SECRET,
        patienceMs,
      }),
    );
  }
  return services;
}
