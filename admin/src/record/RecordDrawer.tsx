import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton } from '@mui/material';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowBase, useMatch, useResourceContext, type RaRecord } from 'react-admin';
import { useLabel } from '../i18n/useLabel';
import { RECORD_TITLE } from './RecordTitle';
import { useCloseRecord } from './useCloseRecord';

const WIDTH = 480;
/** For long texts. */
const WIDE = 680;

interface RecordDrawerProps<Row extends RaRecord> {
  readonly queryOptions?: Partial<UseQueryOptions<Row>>;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Replaces react-admin's redirect after an error; the drawer shows the error instead. */
const stayOpen = () => undefined;

/** The record of the URL (`…/{id}/show`), in a drawer beside its list. */
export function RecordDrawer<Row extends RaRecord>({ queryOptions, wide, children }: RecordDrawerProps<Row>) {
  const label = useLabel();
  const resource = useResourceContext();
  const id = useMatch({ path: `/${resource}/:id/show`, end: true })?.params.id;
  const close = useCloseRecord(resource);
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': RECORD_TITLE,
          sx: { width: wide ? WIDE : WIDTH, maxWidth: '100vw' },
        },
      }}
    >
      <Box sx={{ position: 'sticky', top: 0, height: 0, textAlign: 'end', zIndex: 1 }}>
        <IconButton onClick={close} aria-label={label('app.page.close')} sx={{ m: 1.5 }}>
          <Close />
        </IconButton>
      </Box>
      {id !== undefined && (
        <ShowBase<Row> resource={resource} id={id} key={id} queryOptions={{ ...queryOptions, onError: stayOpen }}>
          {children}
        </ShowBase>
      )}
    </Drawer>
  );
}
