import { SUPPLIER_KINDS } from '@imisozi/core/suppliers';
import { Box } from '@mui/material';
import { CanAccess, NullableBooleanInput, useRefresh } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import type { Supplier } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  choiceInput,
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  PhoneLink,
  RowCard,
  SEARCH_INPUT,
} from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { ChangeSupplier, CreateSupplier } from './SupplierForms';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'kind',
    'resources.suppliers.fields.kind',
    SUPPLIER_KINDS.map((id) => ({ id, name: `app.suppliers.kinds.${id}` })),
  ),
  <NullableBooleanInput key="working" source="endedAt_null" label="app.suppliers.working" />,
];
const SORT_FIELDS = ['name', 'kind', 'currency', 'createdAt'];
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** /account/suppliers (rules/suppliers 1) */
export default function SupplierList() {
  const label = useLabel();
  const kind = (supplier: Supplier) => label(`app.suppliers.kinds.${supplier.kind}`);
  const rates = ({ rates: { length } }: Supplier) => label('app.suppliers.rates.count', { count: length });
  return (
    <ListPage<Supplier>
      title={label('app.menu.suppliers')}
      notice={<CreateSupplier />}
      filters={FILTERS}
      sort={BY_NAME}
      sortFields={SORT_FIELDS}
      card={(supplier) => (
        <RowCard
          title={supplier.name}
          badge={<State supplier={supplier} />}
          subtitle={
            <>
              {kind(supplier)} · {rates(supplier)} · {supplier.currency}
              <Contact supplier={supplier} />
            </>
          }
          lines={[supplier.contact]}
          foot={supplier.address}
          figure={
            <CanAccess action="edit">
              <Actions supplier={supplier} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.suppliers.empty')} body={label('app.suppliers.emptyBody')} />}
    >
      <Column<Supplier> source="name" render={({ name }) => <b>{name}</b>} />
      <Column<Supplier> source="kind" render={kind} />
      <Column<Supplier>
        source="contact"
        disableSort
        render={(supplier) => (
          <>
            <div>{supplier.contact}</div>
            <Contact supplier={supplier} />
          </>
        )}
      />
      <Column<Supplier> source="rates" disableSort render={rates} />
      <Column<Supplier> source="currency" />
      <Column<Supplier> source="endedAt" disableSort render={(supplier) => <State supplier={supplier} />} />
      <ActionsColumn<Supplier> action="edit" render={(supplier) => <Actions supplier={supplier} />} />
    </ListPage>
  );
}

interface OfSupplier {
  readonly supplier: Supplier;
}

/** How to reach a supplier, as links. */
function Contact({ supplier: { phoneNumber, email } }: OfSupplier) {
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', '& a': { minHeight: 24 } }}>
      {phoneNumber && <PhoneLink phone={phoneNumber} />}
      {email && <MailLink email={email} max={260} />}
    </Box>
  );
}

function State({ supplier: { endedAt } }: OfSupplier) {
  const label = useLabel();
  return endedAt ? (
    <ColorChip tone="plain" label={label('app.suppliers.ended')} />
  ) : (
    <ColorChip tone="green" label={label('app.suppliers.working')} />
  );
}

function Actions({ supplier }: OfSupplier) {
  const label = useLabel();
  const refresh = useRefresh();
  const { name } = supplier;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangeSupplier supplier={supplier} />
      <DeleteButton
        resource="suppliers"
        record={supplier}
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title: name })}
        question={label('app.delete.question', { title: name })}
        consequence={label('app.suppliers.deleteConsequence')}
        onDeleted={refresh}
      />
    </Box>
  );
}
