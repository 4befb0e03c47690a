import { Box, Typography } from '@mui/material';
import type { TourDetail } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { FactsCard, TextFact } from '../content/FactsCard';
import { ContentPage } from '../content/ContentPage';
import { DeparturesLink } from '../departures/DeparturesLink';
import { TourServices } from './services/TourServices';
import { TourFields } from './TourFields';
import { formToTour, LINE_LISTS, tourToForm, type TourForm } from './tourForm';
import { TOURS } from './tourKind';
import { PriceLadder } from './TourPrices';

/** /account/tours/view/{slug} */
export default function TourView() {
  return (
    <ContentPage<TourDetail, TourForm>
      kind={TOURS}
      extra={({ id }) => <DeparturesLink tourId={id} />}
      form={{ toValues: tourToForm, toBody: formToTour, inputs: <TourFields /> }}
      facts={(tour) => <TourFacts tour={tour} />}
      below={(tour) => <TourServices tour={tour} />}
    />
  );
}

function TourFacts({ tour }: { readonly tour: TourDetail }) {
  const label = useLabel();
  return (
    <FactsCard
      title={tour.title}
      pictures={[tour.image]}
      rows={[
        [label('resources.tours.fields.location'), tour.location],
        [label('resources.tours.fields.departureTime'), tour.departureTime],
      ]}
    >
      <TextFact heading={label('resources.tours.fields.toursBody')} html={tour.toursBody} />
      <section>
        <PriceLadder
          heading={label('app.tours.prices.label')}
          prices={[tour.price1, tour.price2, tour.price3, tour.price4, tour.price5]}
        />
      </section>
      {tour.itenerary.map(({ day, title, body }, place) => (
        <TextFact
          key={place}
          heading={`${typeof day === 'string' && !/^\d+$/.test(day) ? day : label('app.tours.itinerary.day', { number: day })}: ${title}`}
          html={body}
        />
      ))}
      {LINE_LISTS.map((list) => (
        <section key={list}>
          <Typography variant="h3" component="h2">
            {label(`app.tours.lists.${list}.label`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {tour[list].map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </Box>
        </section>
      ))}
    </FactsCard>
  );
}
