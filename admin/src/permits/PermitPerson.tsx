import { Typography } from '@mui/material';
import type { Permit } from '../data/types';
import { useLabel } from '../i18n/useLabel';

/** Whom a permit is for, or which person of the party nobody has named yet. */
export function usePerson() {
  const label = useLabel();
  return ({ names, place, people }: Permit): string => names ?? label('app.permits.place', { place, people });
}

/** The same with the passport, or that it is missing. */
export function PermitPerson({ permit }: { readonly permit: Permit }) {
  const label = useLabel();
  const personOf = usePerson();
  const { passportNumber, nationality } = permit;
  return (
    <>
      <span>{personOf(permit)}</span>
      <Typography
        component="div"
        variant="body2"
        sx={{ color: passportNumber ? 'text.secondary' : 'error.main', fontWeight: passportNumber ? undefined : 650 }}
      >
        {passportNumber
          ? [passportNumber, nationality].filter(Boolean).join(', ')
          : label('app.permits.passportMissing')}
      </Typography>
    </>
  );
}
