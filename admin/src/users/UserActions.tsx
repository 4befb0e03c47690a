import { Stack } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { User } from '../data/types';
import { BlockButton } from './BlockButton';
import { RemoveFactorButton } from './RemoveFactorButton';
import { RoleButton } from './RoleButton';

/** An admin's actions on an account in the list; none on their own account. */
export function UserActions({ user }: { readonly user: User }) {
  const { identity } = useGetIdentity();
  if (identity?.id === user.id) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <RoleButton user={user} />
      <BlockButton user={user} />
      <RemoveFactorButton user={user} />
    </Stack>
  );
}
