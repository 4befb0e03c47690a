import type { User } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';

/** Whether an account is active, blocked, or still without a password. */
export function UserStatusChip({ user: { isActive, isActivated } }: { readonly user: User }) {
  const label = useLabel();
  if (!isActive) return <ColorChip tone="earth" label={label('app.users.states.blocked')} />;
  if (!isActivated) return <ColorChip tone="gold" label={label('app.users.states.invited')} />;
  return <ColorChip tone="green" label={label('app.users.states.active')} />;
}
