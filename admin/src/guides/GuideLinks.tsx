import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { CopyButton } from '../actions/CopyButton';
import type { StaffDataProvider } from '../dataProvider';
import type { Guide } from '../data/types';
import { useLabel } from '../i18n/useLabel';

const WHICH = ['page', 'calendar'] as const;
type Which = (typeof WHICH)[number];
const RENEW = { page: 'app.guides.renewPage', calendar: 'app.guides.renewCalendar' } as const;

/** The secret links of a guide: to copy, and to renew. */
export function GuideLinks({ guide }: { readonly guide: Guide }) {
  const label = useLabel();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [renewed, setRenewed] = useState<Which | null>(null);
  const { canAccess } = useCanAccess({ resource: 'guides', action: 'renewKey' });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (which: Which) => dataProvider.renewGuideLink(guide.id, which),
    onSuccess: (message) => {
      notify(message, { type: 'success' });
      setRenewed(null);
      refresh();
    },
  });
  const { names } = guide;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={label('app.guides.linksOf', { names })}
        onClick={() => setOpen(true)}
      >
        {label('app.guides.links')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id} variant="h2" component="h2">
          {label('app.guides.linksOf', { names })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{label('app.guides.linksHelp')}</DialogContentText>
          {WHICH.map((which) => (
            <Box key={which} sx={{ mt: 2 }}>
              <b>{label(`app.guides.${which}`)}</b>
              <Box sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
                <Link href={guide[which]} target="_blank" rel="noopener noreferrer">
                  {guide[which]}
                </Link>
                <CopyButton text={guide[which]} name={label(`app.guides.${which}`)} />
              </Box>
              {canAccess && (
                <Button size="small" onClick={() => setRenewed(which)}>
                  {label(RENEW[which])}
                </Button>
              )}
            </Box>
          ))}
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 1 }}>
          <Button onClick={() => setOpen(false)}>{label('app.page.close')}</Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={renewed !== null}
        question={label('app.guides.renewQuestion', { names })}
        consequence={label('app.guides.renewConsequence', { names })}
        error={error?.message}
        busy={isPending}
        danger
        onNo={() => setRenewed(null)}
        onYes={() => renewed && mutate(renewed)}
      />
    </>
  );
}
