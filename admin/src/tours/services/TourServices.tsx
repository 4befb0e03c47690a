import { costText, MAX_TOUR_SERVICES } from '@imisozi/core/suppliers';
import { Alert, Box, Typography } from '@mui/material';
import { CanAccess, useCanAccess, useGetList, useRefresh } from 'react-admin';
import { DeleteButton } from '../../actions/DeleteButton';
import type { TourDetail, TourService } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { AddTourService, ChangeTourService } from './TourServiceForms';

interface OfTour {
  readonly tour: TourDetail;
}

/** What the days of a tour ask of suppliers for each booking (rules/suppliers 7), for users who may see costs. */
export function TourServices({ tour }: OfTour) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'services', action: 'list' });
  const { data, error, refetch } = useGetList<TourService>(
    'tour-services',
    {
      filter: { tourId: tour.id },
      sort: { field: 'day', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_TOUR_SERVICES },
    },
    { enabled: Boolean(canAccess) },
  );
  if (!canAccess) return null;
  const title = label('app.tourServices.title');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, mt: 4, maxWidth: 720 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{label('app.tourServices.text')}</Typography>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography>
          {label(tour.itenerary.length === 0 ? 'app.tourServices.noDays' : 'app.tourServices.none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((service) => (
            <ServiceOfDay key={service.id} tour={tour} service={service} />
          ))}
        </Box>
      )}
      <AddTourService tour={tour} />
    </Box>
  );
}

function ServiceOfDay({ tour, service }: OfTour & { readonly service: TourService }) {
  const label = useLabel();
  const refresh = useRefresh();
  const { day, what, supplier, days, peoplePerUnit, unitCost, currency, note, isSupplierEnded } = service;
  const title = label('app.services.of', { what, supplier });
  const facts = [
    label('app.tourServices.dayOf', { number: day, title: tour.itenerary[day - 1]?.title ?? '' }),
    label('app.tourServices.units', { days, people: peoplePerUnit ?? 0 }),
    unitCost === null
      ? label('app.tourServices.noRate')
      : label('app.tourServices.rate', { price: costText(currency, unitCost) }),
  ];
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      {isSupplierEnded && <Alert severity="warning">{label('app.tourServices.ended', { supplier })}</Alert>}
      <CanAccess resource="services" action="edit">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ChangeTourService tour={tour} service={service} />
          <DeleteButton
            resource="tour-services"
            record={service}
            size="small"
            aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title })}
            question={label('app.delete.question', { title })}
            consequence={label('app.tourServices.deleteConsequence')}
            onDeleted={refresh}
          />
        </Box>
      </CanAccess>
    </Box>
  );
}
