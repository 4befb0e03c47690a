import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../actions/ActionButton';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { endOtherSessions, endOwnSession, ownSessions } from '../data/account';
import type { OwnSession } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ColorChip } from '../ui/ColorChip';
import { Entry, entryList } from './Entry';
import { Section } from './Section';

/** Where the account is logged in, and how it is logged out there. */
export function Sessions() {
  const label = useLabel();
  const query = useQuery({ queryKey: ['account', 'sessions'], queryFn: ownSessions });
  return (
    <Section title={label('app.security.sessions.title')} text={label('app.security.sessions.text')} query={query}>
      {(sessions) => {
        const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
        return (
          <>
            <Box component="ul" aria-label={label('app.security.sessions.title')} sx={entryList}>
              {sessions.map((session) => (
                <Session key={session.id} session={session} />
              ))}
            </Box>
            {hasOthers ? <EndOthers /> : <Typography>{label('app.security.sessions.none')}</Typography>}
          </>
        );
      }}
    </Section>
  );
}

function Session({
  session: { id, device, network, startedAt, lastSeenAt, isCurrent },
}: {
  readonly session: OwnSession;
}) {
  const label = useLabel();
  const name = device || label('app.security.sessions.unknown');
  return (
    <Entry
      title={
        <>
          <b>{name}</b>
          {isCurrent && <ColorChip tone="green" label={label('app.security.sessions.current')} />}
        </>
      }
      facts={[
        [label('app.security.sessions.network'), network],
        [label('app.security.sessions.started'), catMoment(startedAt)],
        [label('app.security.sessions.seen'), catMoment(lastSeenAt)],
      ]}
      action={
        !isCurrent && (
          <ActionButton text={label('app.security.sessions.end')} title={name} run={() => endOwnSession(id)} />
        )
      }
    />
  );
}

function EndOthers() {
  const label = useLabel();
  const verb = useConfirmedAction(endOtherSessions);
  return (
    <>
      <Button variant="outlined" color="error" onClick={verb.ask} sx={{ justifySelf: 'start' }}>
        {label('app.security.sessions.endAll')}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.security.sessions.question')}
        consequence={label('app.security.sessions.consequence')}
        danger
      />
    </>
  );
}
