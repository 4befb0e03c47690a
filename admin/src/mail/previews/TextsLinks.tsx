import { Box, Button } from '@mui/material';
import { LinkBase, useCanAccess } from 'react-admin';

import { mailNamed, type MailDocumentName } from '@imisozi/core/editable-texts/documents';
import { useLabel } from '../../i18n/useLabel';

/** Links to the editable texts of a mail; there are several if it has variants. */
export function TextsLinks({ documents }: { readonly documents: readonly MailDocumentName[] }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'content', action: 'edit' });
  if (!canAccess || documents.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {documents.map((name) => (
        <Button key={name} component={LinkBase} to={`/content?document=${name}`} size="small" variant="outlined">
          {documents.length === 1
            ? label('app.mailPreviews.words')
            : label('app.mailPreviews.wordsOf', { title: mailNamed(name).title })}
        </Button>
      ))}
    </Box>
  );
}
