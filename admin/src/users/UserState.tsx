import type { User } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ToneChip } from '../shared/ToneChip';

/** Whether an account can log in, or has yet to set its first password. */
export function UserState({ user: { isActive, isActivated } }: { readonly user: User }) {
  const label = useLabel();
  if (!isActive) return <ToneChip tone="earth" label={label('app.users.states.blocked')} />;
  if (!isActivated) return <ToneChip tone="gold" label={label('app.users.states.invited')} />;
  return <ToneChip tone="green" label={label('app.users.states.active')} />;
}
