import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { PhoneLinks } from '../ui/PhoneLinks';
import { Ellipsis, type Width } from './cells';

/** Otherwise the row would open its record as well. */
const stop = (event: MouseEvent) => event.stopPropagation();

interface MailLinkProps {
  readonly email: string;
  /** Cut after this many pixels. */
  readonly max?: Width;
}

/** An address in a list, to write to. */
export const MailLink = ({ email, max }: MailLinkProps) => (
  <Link href={`mailto:${email}`} color="inherit" underline="hover" onClick={stop}>
    <Ellipsis max={max}>{email}</Ellipsis>
  </Link>
);

/** A number in a list, to call or to write to. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => <PhoneLinks phone={phone} quiet />;
