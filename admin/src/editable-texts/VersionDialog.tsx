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
  /** What is published. */
  readonly document: EditableDocument;
  /** What visitors read where a version has nothing of its own. */
  readonly english: EditableDocument['value'];
  readonly version: number;
  /** What the version is called. */
  readonly name: string;
  /** Who published it, and when. */
  readonly published?: string | undefined;
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

/** A version as it would be if it were restored: what differs from what is published, and its page. */
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
  const words = data && (data.own ?? english);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="lg" fullWidth fullScreen={isSmall}>
      <DialogTitle id={heading} variant="h2" component="h2">
        {label('app.words.versionOf', { title, version: name })}
      </DialogTitle>
      {/* Scrolled by keyboard too. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={heading}>
        {published && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {published}
          </Typography>
        )}
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!words && !error && <Skeleton variant="rounded" height={400} />}
        {words && (
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
                differences={differencesBetween(documentNamed(id).fields, current, words)}
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
                words={JSON.stringify(words)}
              />
            </section>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onClose} autoFocus>
          {label('app.page.close')}
        </Button>
        <Button variant="contained" disabled={!words} onClick={onRestore}>
          {label('app.words.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
