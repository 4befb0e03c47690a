import { Box, Button, Card, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { documentNamed } from '@imisozi/core/words/documents';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import type { WordsDocument } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { ColorChip } from '../ui/ColorChip';

interface VersionsProps {
  readonly document: WordsDocument;
  readonly onRestored: () => unknown;
}

/** Every version that is kept, the newest first, down to what was delivered with the website. */
export function Versions({ document: { id, language, version: current }, onRestored }: VersionsProps) {
  const asked = { document: id, language };
  const isDelivered = documentNamed(id).defaults[language] !== undefined;
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const [chosen, setChosen] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'versions', id, language],
    queryFn: () => dataProvider.wordsVersions(asked),
  });
  const {
    mutate,
    isPending,
    error: refusal,
    reset,
  } = useMutation({
    mutationFn: (version: number) => dataProvider.restoreWords(asked, current, version),
    onSuccess: (message) => {
      setChosen(undefined);
      notify(message, { type: 'success' });
      return onRestored();
    },
  });
  const close = () => {
    setChosen(undefined);
    reset();
  };
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  const rows = [...(data ?? []), { version: 0, createdAt: '', author: '' }];
  return (
    <Card component="section" aria-labelledby="versions" sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="versions">
        {label('app.words.versions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {rows.map(({ version, createdAt, author }) => (
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
              <Typography sx={{ fontWeight: 650 }}>
                {version > 0
                  ? label('app.words.version', { version })
                  : label(isDelivered ? 'app.words.delivered' : 'app.words.english')}
              </Typography>
              {version > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {label('app.words.changed', { author, time: catMoment(createdAt) })}
                </Typography>
              )}
            </Box>
            {version === current ? (
              <ColorChip tone="green" label={label('app.words.current')} />
            ) : (
              <Button
                size="small"
                variant="outlined"
                onClick={() => setChosen(version)}
                aria-label={
                  version > 0
                    ? label('app.words.restoreVersion', { version })
                    : label(isDelivered ? 'app.words.restoreDelivered' : 'app.words.restoreEnglish')
                }
              >
                {label('app.words.restore')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={chosen !== undefined}
        question={label('app.words.restoreQuestion')}
        consequence={label('app.words.restoreConsequence')}
        error={refusal?.message}
        busy={isPending}
        onNo={close}
        onYes={() => chosen !== undefined && mutate(chosen)}
      />
    </Card>
  );
}
