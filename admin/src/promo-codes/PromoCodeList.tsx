import { Box } from '@mui/material';
import { CanAccess, useRefresh } from 'react-admin';
import { usd } from '@imisozi/core/money';
import { DeleteButton } from '../actions/DeleteButton';
import type { PromoCode } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, RowCard, SEARCH_INPUT } from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { ChangePromoCode, CreatePromoCode } from './PromoCodeForms';

const FILTERS = [SEARCH_INPUT];
const SORT_FIELDS = ['createdAt', 'code'];

interface OfPromo {
  readonly promo: PromoCode;
}

const worth = ({ percent, amount }: PromoCode) => (percent === null ? usd(amount ?? 0) : `${percent}%`);
const uses = ({ uses, maxUses }: PromoCode) => (maxUses === null ? String(uses) : `${uses} / ${maxUses}`);
const span = (from: string | null, to: string | null) =>
  from || to ? `${from ? dayName(from) : '…'} – ${to ? dayName(to) : '…'}` : '–';

/** /account/promo-codes */
export default function PromoCodeList() {
  const label = useLabel();
  return (
    <ListPage<PromoCode>
      title={label('app.menu.promoCodes')}
      notice={<CreatePromoCode />}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(promo) => (
        <RowCard
          title={promo.code}
          badge={<State promo={promo} />}
          lines={[
            `${label('app.promoCodes.book')}: ${span(promo.bookFrom, promo.bookTo)}`,
            `${label('app.promoCodes.travel')}: ${span(promo.travelFrom, promo.travelTo)}`,
          ]}
          subtitle={worth(promo)}
          foot={`${label('resources.promo-codes.fields.uses')}: ${uses(promo)}`}
          figure={
            <CanAccess action="edit">
              <Actions promo={promo} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.promoCodes.empty')} body={label('app.promoCodes.emptyBody')} />}
    >
      <Column<PromoCode> source="code" render={({ code }) => <b>{code}</b>} />
      <Column<PromoCode> source="percent" label="app.promoCodes.worth" disableSort render={worth} />
      <Column<PromoCode>
        source="bookFrom"
        label="app.promoCodes.book"
        disableSort
        render={(promo) => span(promo.bookFrom, promo.bookTo)}
      />
      <Column<PromoCode>
        source="travelFrom"
        label="app.promoCodes.travel"
        disableSort
        render={(promo) => span(promo.travelFrom, promo.travelTo)}
      />
      <Column<PromoCode> source="uses" disableSort render={uses} />
      <Column<PromoCode> source="endedAt" disableSort render={(promo) => <State promo={promo} />} />
      <ActionsColumn<PromoCode> action="edit" render={(promo) => <Actions promo={promo} />} />
    </ListPage>
  );
}

function State({ promo }: OfPromo) {
  const label = useLabel();
  return promo.endedAt ? (
    <ColorChip tone="plain" label={label('app.promoCodes.ended')} />
  ) : (
    <ColorChip tone="green" label={label('app.promoCodes.valid')} />
  );
}

function Actions({ promo }: OfPromo) {
  const label = useLabel();
  const refresh = useRefresh();
  if (promo.endedAt) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangePromoCode promo={promo} />
      <DeleteButton
        resource="promo-codes"
        record={promo}
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title: promo.code })}
        question={label('app.delete.question', { title: promo.code })}
        consequence={label(promo.uses > 0 ? 'app.promoCodes.endConsequence' : 'app.delete.consequence')}
        onDeleted={refresh}
      />
    </Box>
  );
}
