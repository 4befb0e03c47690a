import { costText } from '@imisozi/core/suppliers';
import { Alert, Box, Typography } from '@mui/material';
import { CanAccess, useDataProvider, useRefresh } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import { FileButton } from '../actions/FileButton';
import type { TripService } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { AnswerButtons } from './AnswerButtons';
import { MailedStepButton } from './MailedStepButton';
import { PayService } from './PayService';
import { ChangeService } from './ServiceForms';
import { ServiceStateChip } from './ServiceStateChip';
import { daysOf } from './serviceWords';

interface OfService {
  readonly service: TripService;
}

/** A service of a booking with its steps. */
export function ServiceRow({ service }: OfService) {
  const label = useLabel();
  const { what, supplier, days, units, unitCost, cost, currency, reference, note, dueDay, paidOn, paidBy } = service;
  const payment =
    paidOn && paidBy
      ? label('app.services.paidBy', { day: dayName(paidOn), way: label(`app.ledger.kinds.${paidBy}`) })
      : label('app.services.dueOn', { day: dayName(dueDay) });
  const facts = [
    label('app.services.when', daysOf(service)),
    label('app.services.cost', { days, units, price: costText(currency, unitCost) }),
    payment,
    reference && label('app.services.reference', { reference }),
  ];
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ServiceStateChip service={service} />
        <Box component="span" sx={{ fontWeight: 650, flexGrow: 1, overflowWrap: 'anywhere' }}>
          {label('app.services.of', { what, supplier })}
        </Box>
        <Box component="b" sx={{ ml: 'auto' }}>
          {costText(currency, cost)}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      <ChangedTrip service={service} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CanAccess resource="services" action="edit">
          <Steps service={service} />
        </CanAccess>
        <PayService service={service} />
        <VoucherFile service={service} />
      </Box>
    </Box>
  );
}

/** That the supplier was asked for another trip (rules/suppliers 2). */
function ChangedTrip({ service: { changedSince, supplier } }: OfService) {
  const label = useLabel();
  const [first, second] = changedSince;
  if (!first) return null;
  const what = label(`app.services.changed.${second ? 'both' : first}`);
  return <Alert severity="warning">{label('app.services.changedHelp', { what, supplier })}</Alert>;
}

/** The steps that the state allows. Nobody was asked for the first one, so that it is deleted instead of cancelled. */
function Steps({ service }: OfService) {
  const label = useLabel();
  const refresh = useRefresh();
  const { state, nextStates, what, supplier, paidOn, voucherNumber } = service;
  const title = label('app.services.of', { what, supplier });
  return (
    <>
      {nextStates.includes('requested') && <MailedStepButton service={service} step="request" />}
      {nextStates.includes('confirmed') && <AnswerButtons service={service} />}
      {state === 'confirmed' && (
        <MailedStepButton
          service={service}
          step="voucher"
          text={voucherNumber ? label('app.services.steps.voucherAgain') : undefined}
        />
      )}
      <ChangeService service={service} />
      {state === 'to-request' ? (
        <DeleteButton
          resource="services"
          record={service}
          size="small"
          aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title })}
          question={label('app.delete.question', { title })}
          consequence={label('app.services.deleteConsequence')}
          onDeleted={refresh}
        />
      ) : (
        nextStates.includes('cancelled') && !paidOn && <MailedStepButton service={service} step="cancel" />
      )}
    </>
  );
}

function VoucherFile({ service: { id, voucherNumber } }: OfService) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  if (!voucherNumber) return null;
  return (
    <FileButton
      size="small"
      text={label('app.services.voucherFile', { number: voucherNumber })}
      read={() => dataProvider.voucherFile(id)}
    />
  );
}
