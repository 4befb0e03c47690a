import { CanAccess } from 'react-admin';
import type { Permit } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, OneLine, RowCard, RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { BuyPermits } from './BuyPermits';
import { ChangePermit } from './ChangePermit';
import { permitFilterDefaults, permitFilterInputs } from './permitFilterInputs';
import { PermitPerson, usePerson } from './PermitPerson';
import { PermitStateChip } from './PermitStateChip';
import { dayOf } from './permitWords';

const SORT_FIELDS = ['day', 'state', 'label'];
const SOONEST_FIRST = { field: 'day', order: 'ASC' } as const;

/** /account/permits: what must be bought by when, and who has not given a passport (rules/permits 6). */
export default function PermitList() {
  const label = useLabel();
  const personOf = usePerson();
  return (
    <ListPage<Permit>
      title={label('app.menu.permits')}
      filters={permitFilterInputs}
      filterDefaults={permitFilterDefaults}
      sort={SOONEST_FIRST}
      sortFields={SORT_FIELDS}
      bulk={<BuyPermits />}
      card={(permit) => (
        <RowCard
          title={permit.label}
          badge={<PermitStateChip permit={permit} />}
          subtitle={personOf(permit)}
          lines={[
            permit.passportNumber ?? label('app.permits.passportMissing'),
            permit.number ?? undefined,
            `${permit.orderNumber} · ${permit.client}`,
          ]}
          foot={dayOf(permit)}
          figure={
            <CanAccess action="edit">
              <ChangePermit permit={permit} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.permits.empty')} body={label('app.permits.emptyBody')} />}
    >
      <Column<Permit> source="day" render={(permit) => <OneLine>{dayOf(permit)}</OneLine>} />
      <Column<Permit> source="label" />
      <Column<Permit> source="names" disableSort render={(permit) => <PermitPerson permit={permit} />} />
      <Column<Permit>
        source="orderNumber"
        disableSort
        render={({ orderId, orderNumber, client }) => (
          <>
            <RowLink to={bookingPath(orderId)}>{orderNumber}</RowLink>
            <div>{client}</div>
          </>
        )}
      />
      <Column<Permit> source="state" render={(permit) => <PermitStateChip permit={permit} />} />
      <Column<Permit> source="number" render={({ number }) => number ?? '–'} />
      <ActionsColumn<Permit> action="edit" render={(permit) => <ChangePermit permit={permit} />} />
    </ListPage>
  );
}
