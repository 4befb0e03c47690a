import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { differencesBetween } from '@imisozi/core/editable-texts/differences';
import { documentNamed } from '@imisozi/core/editable-texts/documents';
import type { EditableDocument } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Differences } from './Differences';
import { PreviewFrame } from './PreviewFrame';

interface VersionDialogProps {
  /** The published document. */
  readonly document: EditableDocument;
  /** The English texts, which visitors read if a version has no texts. */
  readonly english: EditableDocument['value'];
  readonly version: number;
  /** The name of the version. */
  readonly name: string;
  /** By whom and when it was published. */
  readonly published?: string | undefined;
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

/** A version to be restored: its differences from the published texts, and a preview. */
export function VersionDialog({ document, english, version, name, published, onClose, onRestore }: VersionDialogProps) {
  const { id, language, title, value: current } = document;
  const label = useLabel();
  const heading = useId();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'version', id, language, version],
    queryFn: async () => ({ own: await dataProvider.textsOfVersion({ document: id, language }, version) }),
    retry: false,
  });
  const texts = data && (data.own ?? english);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="lg" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading} variant="h2" component="h2">
        {label('app.words.versionOf', { title, version: name })}
      </DialogTitle>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={heading}>
        {published && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {published}
          </Typography>
        )}
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!texts && !error && <Skeleton variant="rounded" height={400} />}
        {texts && (
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <section aria-labelledby={`${heading}-differences`}>
              <Typography variant="h3" id={`${heading}-differences`} sx={{ mb: 1 }}>
                {label('app.words.differences')}
              </Typography>
              {!data.own && (
                <Alert severity="info" sx={{ mb: 2 }}>
                  {label('app.words.english')}
                </Alert>
              )}
              <Differences
                differences={differencesBetween(documentNamed(id).fields, current, texts)}
                language={language}
              />
            </section>
            <section aria-labelledby={`${heading}-preview`}>
              <Typography variant="h3" id={`${heading}-preview`} sx={{ mb: 1 }}>
                {label('app.words.preview')}
              </Typography>
              <PreviewFrame
                id={id}
                language={language}
                title={label('app.words.versionOf', { title, version: name })}
                texts={JSON.stringify(texts)}
              />
            </section>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onClose} autoFocus>
          {label('app.page.close')}
        </Button>
        <Button variant="contained" disabled={!texts} onClick={onRestore}>
          {label('app.words.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
