import { Box } from '@mui/material';
import { CanAccess, NullableBooleanInput, useRefresh } from 'react-admin';
import { DeleteButton } from '../actions/DeleteButton';
import type { Vehicle } from '../data/types';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, RowCard, SEARCH_INPUT } from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { ChangeVehicle, CreateVehicle } from './VehicleForms';

const FILTERS = [
  SEARCH_INPUT,
  <NullableBooleanInput key="isActive" source="isActive" label="resources.vehicles.fields.isActive" />,
];
const SORT_FIELDS = ['name', 'plate', 'seats', 'licenceUntil', 'insuranceUntil', 'createdAt'];
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** /account/vehicles */
export default function VehicleList() {
  const label = useLabel();
  const seats = ({ seats: count }: Vehicle) => label('app.vehicles.seats', { count });
  return (
    <ListPage<Vehicle>
      title={label('app.menu.vehicles')}
      notice={<CreateVehicle />}
      filters={FILTERS}
      sort={BY_NAME}
      sortFields={SORT_FIELDS}
      card={(vehicle) => (
        <RowCard
          title={vehicle.name}
          badge={<State vehicle={vehicle} />}
          subtitle={vehicle.plate}
          lines={[vehicle.note]}
          foot={seats(vehicle)}
          figure={
            <CanAccess action="edit">
              <Actions vehicle={vehicle} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.vehicles.empty')} body={label('app.vehicles.emptyBody')} />}
    >
      <Column<Vehicle> source="name" render={({ name }) => <b>{name}</b>} />
      <Column<Vehicle> source="plate" />
      <Column<Vehicle> source="seats" render={seats} />
      <Column<Vehicle> source="licenceUntil" render={({ licenceUntil }) => <Until day={licenceUntil} />} />
      <Column<Vehicle> source="insuranceUntil" render={({ insuranceUntil }) => <Until day={insuranceUntil} />} />
      <Column<Vehicle> source="isActive" disableSort render={(vehicle) => <State vehicle={vehicle} />} />
      <ActionsColumn<Vehicle> action="edit" render={(vehicle) => <Actions vehicle={vehicle} />} />
    </ListPage>
  );
}

interface OfVehicle {
  readonly vehicle: Vehicle;
}

function State({ vehicle }: OfVehicle) {
  const label = useLabel();
  return vehicle.isActive ? (
    <ColorChip tone="green" label={label('app.guides.active')} />
  ) : (
    <ColorChip tone="plain" label={label('app.guides.inactive')} />
  );
}

function Until({ day }: { readonly day: string | null }) {
  if (!day) return <>–</>;
  return day < today() ? <ColorChip tone="earth" label={dayName(day)} /> : <>{dayName(day)}</>;
}

function Actions({ vehicle }: OfVehicle) {
  const label = useLabel();
  const refresh = useRefresh();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangeVehicle vehicle={vehicle} />
      <DeleteButton
        resource="vehicles"
        record={vehicle}
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title: vehicle.name })}
        question={label('app.delete.question', { title: vehicle.name })}
        consequence={label('app.vehicles.deleteConsequence')}
        onDeleted={refresh}
      />
    </Box>
  );
}
