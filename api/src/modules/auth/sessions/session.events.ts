import { defineEvent } from '../../../platform/domain-events/domain-event.js';
import type { User } from '../../users/user.entity.js';
import type { Login } from './sessions.service.js';

/** Somebody has logged in from a device that the account was not used from within the last month. */
export interface LoginFromNewDevice {
  readonly user: User;
  readonly login: Login;
}

export const LOGIN_FROM_NEW_DEVICE = defineEvent<LoginFromNewDevice>('session.new-device');
