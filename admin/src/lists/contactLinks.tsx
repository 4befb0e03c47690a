import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { PhoneLinks } from '../ui/PhoneLinks';
import { Ellipsis, type Width } from './cells';

/** Prevents the row from opening its record as well. */
const stop = (event: MouseEvent) => event.stopPropagation();

interface MailLinkProps {
  readonly email: string;
  /** The maximum width in pixels before the text is truncated. */
  readonly max?: Width;
}

/** An email address in a list, as a link. */
export const MailLink = ({ email, max }: MailLinkProps) => (
  <Link href={`mailto:${email}`} color="inherit" underline="hover" onClick={stop}>
    <Ellipsis max={max}>{email}</Ellipsis>
  </Link>
);

/** A phone number in a list, with links to call and to WhatsApp. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => <PhoneLinks phone={phone} quiet />;
