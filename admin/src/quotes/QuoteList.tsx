import { QUOTE_SOURCES, QUOTE_STATES } from '@imisozi/core/quotes/quote-state';
import { usd } from '@imisozi/core/money';
import { Box } from '@mui/material';
import type { QuoteRow } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { choiceInput, Column, ListEmpty, ListPage, OneLine, RowCard, RowLink, SEARCH_INPUT, TwoLines } from '../lists';
import { CreateQuote } from './CreateQuote';
import { QuoteChip } from './QuoteChip';
import { QuoteFigures } from './QuoteFigures';
import { quotePath } from './quotePaths';
import { QuoteShow } from './QuoteShow';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'state',
    'app.list.status',
    QUOTE_STATES.map((id) => ({ id, name: `app.quotes.states.${id}` })),
  ),
  choiceInput(
    'source',
    'resources.quotes.fields.source',
    QUOTE_SOURCES.map((id) => ({ id, name: `app.quotes.sources.${id}` })),
  ),
];
const SORT_FIELDS = ['createdAt', 'number', 'names', 'validUntil', 'travelDate', 'sentAt'];

/** /account/quotes: the proposals of the office. */
export default function QuoteList() {
  const label = useLabel();
  const until = ({ validUntil }: QuoteRow) => (validUntil ? dayName(validUntil) : '–');
  const travels = ({ travelDate }: QuoteRow) => (travelDate ? dayName(travelDate) : '–');
  const opened = ({ openedCount, openedOn }: QuoteRow) =>
    openedOn ? label('app.quotes.openedOn', { count: openedCount, day: dayName(openedOn) }) : '–';
  return (
    <>
      <ListPage<QuoteRow>
        title={label('app.menu.quotes')}
        notice={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <CreateQuote />
            <QuoteFigures />
          </Box>
        }
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(quote) => (
          <RowCard
            to={quotePath(quote.id)}
            title={quote.client.names || quote.number}
            badge={<QuoteChip quote={quote} />}
            subtitle={`${quote.number} · ${usd(quote.total)}`}
            lines={[
              quote.title,
              `${label('resources.quotes.fields.travelDate')}: ${travels(quote)}`,
              `${label('resources.quotes.fields.validUntil')}: ${until(quote)}`,
            ]}
            foot={opened(quote)}
          />
        )}
        empty={<ListEmpty title={label('app.quotes.empty')} body={label('app.quotes.emptyBody')} />}
      >
        <Column<QuoteRow>
          source="number"
          render={(quote) => (
            <RowLink to={quotePath(quote.id)}>
              <OneLine>{quote.number}</OneLine>
            </RowLink>
          )}
        />
        <Column<QuoteRow> source="names" render={({ client }) => <TwoLines>{client.names}</TwoLines>} />
        <Column<QuoteRow> source="title" render={({ title }) => <TwoLines>{title}</TwoLines>} />
        <Column<QuoteRow> source="travelDate" render={(quote) => <OneLine>{travels(quote)}</OneLine>} />
        <Column<QuoteRow> source="total" disableSort render={({ total }) => <OneLine>{usd(total)}</OneLine>} />
        <Column<QuoteRow> source="state" render={(quote) => <QuoteChip quote={quote} />} />
        <Column<QuoteRow> source="openedCount" disableSort render={(quote) => <TwoLines>{opened(quote)}</TwoLines>} />
        <Column<QuoteRow> source="validUntil" render={(quote) => <OneLine>{until(quote)}</OneLine>} />
      </ListPage>
      <QuoteShow />
    </>
  );
}
