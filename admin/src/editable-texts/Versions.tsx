import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { documentNamed } from '@imisozi/core/editable-texts/documents';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import type { EditableDocument } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { focusSoon } from '../forms/focusSoon';
import { hasUnsavedChanges } from '../forms/unsavedChanges';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { ColorChip } from '../ui/ColorChip';
import { VersionDialog } from './VersionDialog';

interface VersionsProps {
  readonly document: EditableDocument;
  /** The published English texts. */
  readonly english: EditableDocument['value'];
  readonly onRestored: () => unknown;
}

/** The latest restore. */
interface Restored {
  /** The version that was published before. */
  readonly instead: number;
  /** The new version. */
  readonly as: number;
}

/** All stored versions, newest first, and last the default texts. Each can be viewed and restored. */
export function Versions({ document, english, onRestored }: VersionsProps) {
  const { id, language, version: current } = document;
  const textsKey = { document: id, language };
  const isDelivered = documentNamed(id).defaults[language] !== undefined;
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [shown, setShown] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const [restored, setRestored] = useState<Restored>();
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'versions', id, language],
    queryFn: () => dataProvider.textVersions(textsKey),
  });
  const {
    mutate,
    isPending,
    error: refusal,
    reset,
  } = useMutation({
    mutationFn: (version: number) => dataProvider.restoreTexts(textsKey, current, version),
    onSuccess: async ({ message, version: as }) => {
      // The dialogs stay open until the form is refilled, because edits made before that would be lost.
      await onRestored();
      setChosen(undefined);
      setShown(undefined);
      setRestored({ instead: current, as });
      notify(message, { type: 'success' });
    },
    // Someone else may have published meanwhile, so the current texts are fetched for the comparison.
    onError: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
  const close = () => {
    setChosen(undefined);
    reset();
  };
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const isUndo = chosen !== undefined && shown === undefined;
  const rows = [...(data ?? []), { version: 0, createdAt: '', author: '' }];
  const nameOf = (version: number) =>
    version > 0
      ? label('app.words.version', { version })
      : label(isDelivered ? 'app.words.delivered' : 'app.words.english');
  const publishedOf = (version: number) => {
    const row = data?.find((one) => one.version === version);
    return row && label('app.words.changed', { author: row.author, time: catMoment(row.createdAt) });
  };
  return (
    <Card component="section" aria-labelledby="versions" sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="versions">
        {label('app.words.versions')}
      </Typography>
      {restored?.as === current && (
        <Alert
          severity="success"
          sx={{ mt: 1, flexWrap: 'wrap' }}
          action={
            // Gets the focus, because the dialog that had it is closed.
            <Button ref={focusSoon} color="inherit" size="small" onClick={() => setChosen(restored.instead)}>
              {label('app.words.undo')}
            </Button>
          }
        >
          {label('app.words.restored')}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {rows.map(({ version }) => (
          <Box
            component="li"
            key={version}
            sx={{
              py: 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 650 }}>{nameOf(version)}</Typography>
              {version > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {publishedOf(version)}
                </Typography>
              )}
            </Box>
            {version === current ? (
              <ColorChip tone="green" label={label('app.words.current')} />
            ) : (
              <Button
                size="small"
                variant="outlined"
                onClick={() => setShown(version)}
                aria-label={
                  version > 0
                    ? label('app.words.viewVersion', { version })
                    : label(isDelivered ? 'app.words.viewDelivered' : 'app.words.viewEnglish')
                }
              >
                {label('app.words.view')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {shown !== undefined && (
        <VersionDialog
          document={document}
          english={english}
          version={shown}
          name={shown > 0 || isDelivered ? nameOf(shown) : label('app.words.englishText')}
          published={publishedOf(shown)}
          onClose={() => setShown(undefined)}
          onRestore={() => setChosen(shown)}
        />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        question={label(isUndo ? 'app.words.undoQuestion' : 'app.words.restoreQuestion')}
        consequence={[
          label('app.words.restoreConsequence'),
          ...(hasUnsavedChanges() ? [label('app.words.restoreUnsaved')] : []),
        ].join(' ')}
        error={refusal?.message}
        busy={isPending}
        onNo={close}
        onYes={() => chosen !== undefined && mutate(chosen)}
      />
    </Card>
  );
}
