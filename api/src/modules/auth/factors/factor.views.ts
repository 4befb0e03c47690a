import { field, view } from '../../../platform/http/view.js';
import type { Factor } from './factor.entity.js';

/** An authenticator app. */
export class FactorView extends view({
  id: field.uuid(),
  kind: field.enum(['totp'], 'An authenticator app.'),
  name: field.string('My phone'),
  createdAt: field.time(),
  lastUsedAt: field.time().nullable(),
}) {}

export class FactorsAnswer extends view({
  isRequired: field.boolean(true, 'Whether the office requires one of this role.'),
  factors: field.list(FactorView),
  recoveryCodesLeft: field.integer(10, 'How many recovery codes were not used yet.'),
}) {}

export class StartedFactorAnswer extends view({
  id: field.uuid(),
  secret: field.string('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'Base32, to be typed where a square code cannot be read.'),
  uri: field.string('otpauth://totp/Imisozi:admin?secret=JBSWY3DPEHPK3PXP', 'What the square code says.'),
}) {}

export class RecoveryCodesAnswer extends view({
  message: field.string('New recovery codes have been made.'),
  recoveryCodes: field.strings(['K7QF-3M2A-XZ5T-P4NB-W6HD-2QRC'], 'Shown once; each replaces a code of the app once.'),
}) {}

export class ConfirmedFactorAnswer extends view({
  message: field.string('The authenticator app has been added.'),
  recoveryCodes: field.strings(['K7QF-3M2A-XZ5T-P4NB-W6HD-2QRC'], 'Come with the first app only.').nullable(),
}) {}

export const factorView = ({ id, name, createdAt, lastUsedAt }: Factor): FactorView => ({
  id,
  kind: 'totp',
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
