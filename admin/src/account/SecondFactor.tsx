import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../actions/ConfirmDialog';
import { useConfirmedAction } from '../actions/useConfirmedAction';
import { ownFactors, removeFactor, renewRecoveryCodes } from '../data/account';
import { noteFactor } from '../data/identity';
import type { Factor, Factors } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { AddFactor } from './AddFactor';
import { Entry, entryList } from './Entry';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { Section } from './Section';

/** From so few on, the page says that there should be new ones. */
const FEW = 3;

/** The account's authenticator apps and recovery codes (rules/accounts 11). */
export function SecondFactor() {
  const label = useLabel();
  const query = useQuery({ queryKey: ['account', 'factors'], queryFn: ownFactors });
  const [codes, setCodes] = useState<readonly string[]>();
  const { data } = query;
  useEffect(() => {
    // Not while the codes are shown, because the whole dashboard then takes the place of this page.
    if (data && !codes) noteFactor(isMissing(data));
  }, [data, codes]);
  return (
    <>
      <Section title={label('app.security.factors.title')} text={label('app.security.factors.text')} query={query}>
        {({ factors, recoveryCodesLeft }) => (
          <>
            {factors.length === 0 ? (
              <Typography>{label('app.security.factors.none')}</Typography>
            ) : (
              <Box component="ul" aria-label={label('app.security.factors.title')} sx={entryList}>
                {factors.map((factor) => (
                  <App key={factor.id} factor={factor} isLast={factors.length === 1} />
                ))}
              </Box>
            )}
            <AddFactor onCodes={setCodes} />
            {factors.length > 0 && <RecoveryCodes left={recoveryCodesLeft} onCodes={setCodes} />}
          </>
        )}
      </Section>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

const isMissing = ({ isRequired, factors }: Factors): boolean => isRequired && factors.length === 0;

function App({ factor: { id, name, createdAt, lastUsedAt }, isLast }: AppProps) {
  const label = useLabel();
  const verb = useConfirmedAction(() => removeFactor(id));
  const shown = name || label('app.security.factors.unnamed');
  const remove = label('app.security.factors.remove');
  return (
    <>
      <Entry
        title={<b>{shown}</b>}
        facts={[
          [label('app.security.factors.added'), catMoment(createdAt)],
          [
            label('app.security.factors.used'),
            lastUsedAt ? catMoment(lastUsedAt) : label('app.security.factors.never'),
          ],
        ]}
        action={
          <Button
            size="small"
            variant="outlined"
            color="error"
            aria-label={label('app.list.actionOn', { action: remove, title: shown })}
            onClick={verb.ask}
          >
            {remove}
          </Button>
        }
      />
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.security.factors.removeQuestion', { name: shown })}
        consequence={label(isLast ? 'app.security.factors.removeLast' : 'app.security.factors.removeText')}
        danger
      />
    </>
  );
}

interface AppProps {
  readonly factor: Factor;
  readonly isLast: boolean;
}

function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const label = useLabel();
  const verb = useConfirmedAction(async () => {
    const { message, recoveryCodes } = await renewRecoveryCodes();
    onCodes(recoveryCodes);
    return message;
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography>
        {label('app.security.recovery.left', { count: left })}
        {left <= FEW && ` ${label('app.security.recovery.few')}`}
      </Typography>
      <Button variant="outlined" onClick={verb.ask}>
        {label('app.security.recovery.renew')}
      </Button>
      <ConfirmDialog
        {...verb.dialog}
        question={label('app.security.recovery.renewQuestion')}
        consequence={label('app.security.recovery.renewText')}
      />
    </Box>
  );
}

interface RecoveryCodesProps {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}
