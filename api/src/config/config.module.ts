import { Global, Inject, Module, type DynamicModule } from '@nestjs/common';
import { readCompany, type Company } from '@imisozi/core/company';
import type { Env } from './env.js';

export const ENV = Symbol('Env');
export const COMPANY = Symbol('Company');

/** Injects the settings of this process ({@link Env}). */
export const InjectEnv = () => Inject(ENV);

/** Injects the facts about the company ({@link Company}). */
export const InjectCompany = () => Inject(COMPANY);

@Global()
@Module({})
export class ConfigModule {
  static with(env: Env, company: Company = readCompany(process.env)): DynamicModule {
    const providers = [
      { provide: ENV, useValue: env },
      // One object for the whole process, in which changes by admins take effect (`CompanyInForce`).
      { provide: COMPANY, useValue: { ...company } },
    ];
    return { module: ConfigModule, providers, exports: providers };
  }
}
