import { costText, SERVICE_STATES } from '@imisozi/core/suppliers';
import { DateInput, NullableBooleanInput } from 'react-admin';
import type { TripService } from '../data/types';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  choiceInput,
  Column,
  ListEmpty,
  ListPage,
  OneLine,
  RowCard,
  RowLink,
  SEARCH_INPUT,
} from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { ColorChip } from '../ui/ColorChip';
import { PayService } from './PayService';
import { daysOf } from './serviceWords';
import { ServiceStateChip } from './ServiceStateChip';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'state',
    'resources.services.fields.state',
    SERVICE_STATES.map((id) => ({ id, name: `app.services.states.${id}` })),
  ),
  <NullableBooleanInput key="unpaid" source="paidOn_null" label="app.services.unpaid" alwaysOn />,
  <DateInput key="due-from" source="dueDay_gte" label="app.services.dueFrom" />,
  <DateInput key="due-until" source="dueDay_lte" label="app.services.dueUntil" alwaysOn />,
];
/** By default, what is owed. */
const OWED = { state: 'confirmed', paidOn_null: true };
const SORT_FIELDS = ['dueDay', 'fromDay', 'state', 'cost', 'paidOn'];
const DUE_FIRST = { field: 'dueDay', order: 'ASC' } as const;

/** /account/services: what is owed to whom by which day (rules/suppliers 5). */
export default function PayableList() {
  const label = useLabel();
  const cost = ({ currency, cost: units }: TripService) => costText(currency, units);
  const when = (service: TripService) => label('app.services.when', daysOf(service));
  return (
    <ListPage<TripService>
      title={label('app.menu.payables')}
      filters={FILTERS}
      filterDefaults={OWED}
      sort={DUE_FIRST}
      sortFields={SORT_FIELDS}
      card={(service) => (
        <RowCard
          title={service.supplier}
          badge={<ServiceStateChip service={service} />}
          subtitle={
            <>
              <div>{service.what}</div>
              <RowLink to={bookingPath(service.orderId)}>
                {service.orderNumber} · {service.client}
              </RowLink>
            </>
          }
          lines={[when(service), cost(service)]}
          foot={`${label('resources.services.fields.dueDay')}: ${dayName(service.dueDay)}`}
          figure={<PayService service={service} />}
        />
      )}
      empty={<ListEmpty title={label('app.services.empty')} body={label('app.services.emptyBody')} />}
    >
      <Column<TripService> source="dueDay" render={(service) => <Due service={service} />} />
      <Column<TripService> source="supplier" disableSort render={({ supplier }) => <b>{supplier}</b>} />
      <Column<TripService>
        source="orderNumber"
        disableSort
        render={({ orderId, orderNumber, client }) => (
          <>
            <RowLink to={bookingPath(orderId)}>{orderNumber}</RowLink>
            <div>{client}</div>
          </>
        )}
      />
      <Column<TripService>
        source="what"
        disableSort
        render={(service) => (
          <>
            <div>{service.what}</div>
            {when(service)}
          </>
        )}
      />
      <Column<TripService> source="cost" render={(service) => <OneLine>{cost(service)}</OneLine>} />
      <Column<TripService> source="state" render={(service) => <ServiceStateChip service={service} />} />
      <ActionsColumn<TripService> action="pay" render={(service) => <PayService service={service} />} />
    </ListPage>
  );
}

/** The day by which a service is to be paid; one that has passed stands out. */
function Due({ service: { dueDay, paidOn, state } }: { readonly service: TripService }) {
  const isLate = state === 'confirmed' && !paidOn && dueDay < today();
  return isLate ? <ColorChip tone="earth" label={dayName(dueDay)} /> : <OneLine>{dayName(dueDay)}</OneLine>;
}
