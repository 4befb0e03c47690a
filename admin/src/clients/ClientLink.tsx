import { Link } from '@mui/material';
import { LinkBase, useCanAccess } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { clientsWith } from './clientPaths';

/** Leads from a record to the client of its mail address. */
export function ClientLink({ email }: { readonly email: string }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'clients', action: 'list' });
  if (!canAccess || !email) return null;
  return (
    <Link component={LinkBase} to={clientsWith(email)}>
      {label('app.clients.open')}
    </Link>
  );
}
