import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useLabel } from '../i18n/useLabel';
import { Thumbnail } from '../ui/Thumbnail';

interface TitleCellProps {
  readonly title: string;
  readonly image: string | undefined;
  /** The path of its page on the website; undefined while it is not public. */
  readonly page: string | undefined;
  /** The link to its page in the dashboard. */
  readonly children: ReactNode;
}

/** A record's picture and title, and a link to its page on the website. */
export function TitleCell({ title, image, page, children }: TitleCellProps) {
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 220 }}>
      <Thumbnail src={image} />
      <Box component="span" title={title} sx={{ fontWeight: 600 }}>
        {children}
      </Box>
      {page && (
        <IconButton
          size="small"
          href={page}
          target="_blank"
          rel="noopener"
          aria-label={label('app.content.view', { title })}
          sx={{ color: 'text.secondary' }}
        >
          <OpenInNew fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  );
}
