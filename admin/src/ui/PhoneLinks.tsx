import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, IconButton, Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { whatsAppLink } from '@imisozi/core/phone';
import { useLabel } from '../i18n/useLabel';

/** Prevents the row from opening its record as well. */
const stop = (event: MouseEvent) => event.stopPropagation();

interface PhoneLinksProps {
  readonly phone: string;
  /** Uses the colour of the surrounding text. */
  readonly quiet?: boolean;
  /** The initial text of a WhatsApp chat. */
  readonly message?: string;
}

/** A link to call a number and, if it is a valid international number, one to WhatsApp. */
export function PhoneLinks({ phone, quiet, message }: PhoneLinksProps) {
  const label = useLabel();
  const chat = whatsAppLink(phone, message);
  const title = label('app.phone.whatsApp', { phone });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
      <Link
        href={`tel:${phone}`}
        {...(quiet && { color: 'inherit', underline: 'hover' })}
        onClick={stop}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {phone}
      </Link>
      {chat && (
        <IconButton
          size="small"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={title}
          title={title}
          onClick={stop}
          sx={{ color: 'success.main', p: 0.5 }}
        >
          <WhatsApp sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </Box>
  );
}
