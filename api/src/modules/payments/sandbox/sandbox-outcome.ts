import type { SandboxStatus } from './sandbox-payment.entity.js';

/** The buttons of the sandbox. */
export const OUTCOMES = ['approve', 'decline', 'cancel', 'timeout'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const STATUS_AFTER: Readonly<Record<Outcome, SandboxStatus>> = {
  approve: 'CAPTURED',
  decline: 'FAILED',
  cancel: 'CANCELLED',
  timeout: 'EXPIRED',
};
