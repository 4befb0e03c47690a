import * as counts from '@imisozi/core/fields/counts';
import { usd } from '@imisozi/core/money';
import { MAX_OPTIONS } from '@imisozi/core/quotes/quote-offer';
import { Box, Typography } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../forms/FieldGrid';
import { TextInput } from '../forms/TextInput';
import { RowsInput } from '../forms/rows/RowsInput';
import { useLabel } from '../i18n/useLabel';
import { EMPTY_COST, EMPTY_LINE, EMPTY_OPTION, typedMargin, type QuoteForm } from './quoteForm';

const MAX_LINES = 40;
const MAX_COSTS = 200;

/** The options of a proposal with their lines, its costs, and the margin that is left. */
export function QuotePriceFields() {
  const label = useLabel();
  const options = (useWatch({ name: 'options' }) as QuoteForm['options'] | undefined) ?? [];
  const choices = options.map(({ name }, id) => ({
    id,
    name: name || label('app.quotes.options.option', { number: id + 1 }),
  }));
  return (
    <>
      <RowsInput
        source="options"
        label={label('app.quotes.options.label')}
        add={label('app.quotes.options.add')}
        nameOf={(place) => label('app.quotes.options.option', { number: place + 1 })}
        empty={EMPTY_OPTION}
        max={MAX_OPTIONS}
      >
        {(source, option) => (
          <>
            <TextInput
              source={`${source}.name`}
              label="app.quotes.options.name"
              helperText={options.length > 1 ? false : 'app.quotes.options.nameHelp'}
            />
            <RowsInput
              source={`${source}.lines`}
              label={label('app.quotes.lines.label')}
              add={label('app.quotes.lines.add')}
              nameOf={(place) => label('app.quotes.lines.line', { number: place + 1 })}
              empty={EMPTY_LINE}
              max={MAX_LINES}
              narrow
            >
              {(line) => (
                <Box
                  sx={{
                    display: 'grid',
                    columnGap: 1,
                    alignItems: 'center',
                    gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 6rem 8rem auto' },
                    '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
                  }}
                >
                  <TextInput source={`${line}.label`} label="app.quotes.lines.text" helperText={false} />
                  <NumberInput
                    source={`${line}.quantity`}
                    label="app.quotes.lines.quantity"
                    {...counts.line}
                    step={1}
                    helperText={false}
                  />
                  <NumberInput
                    source={`${line}.unitAmount`}
                    label="app.quotes.lines.unitAmount"
                    step="any"
                    helperText={false}
                  />
                  <BooleanInput source={`${line}.isPermit`} label="app.quotes.lines.isPermit" helperText={false} />
                </Box>
              )}
            </RowsInput>
            <Sums option={option} />
          </>
        )}
      </RowsInput>
      <RowsInput
        source="costs"
        label={label('app.quotes.costs.label')}
        add={label('app.quotes.costs.add')}
        nameOf={(place) => label('app.quotes.costs.cost', { number: place + 1 })}
        empty={EMPTY_COST}
        max={MAX_COSTS}
        narrow
      >
        {(cost) => (
          <FieldGrid minWidth={130}>
            <TextInput source={`${cost}.label`} label="app.quotes.costs.text" helperText={false} />
            <NumberInput
              source={`${cost}.amount`}
              label="app.quotes.costs.amount"
              min={0}
              step="any"
              helperText={false}
            />
            <NumberInput source={`${cost}.day`} label="app.quotes.costs.day" min={1} step={1} helperText={false} />
            <SelectInput
              source={`${cost}.option`}
              label="app.quotes.costs.option"
              choices={choices}
              translateChoice={false}
              emptyText="app.quotes.costs.everyOption"
              helperText={false}
            />
          </FieldGrid>
        )}
      </RowsInput>
    </>
  );
}

/** What an option sells for and costs; only staff see it (rules/proposals 8). */
function Sums({ option }: { readonly option: number }) {
  const label = useLabel();
  const [options = [], costs = []] = useWatch({ name: ['options', 'costs'] }) as [
    QuoteForm['options'] | undefined,
    QuoteForm['costs'] | undefined,
  ];
  const { total, cost, margin, percent } = typedMargin({ options, costs }, option);
  return (
    <Typography sx={{ mt: 1, fontWeight: 650 }} aria-live="polite">
      {label('app.quotes.sums', {
        total: usd(total),
        cost: usd(cost),
        margin: usd(margin),
        percent: percent === null ? '–' : String(percent),
      })}
    </Typography>
  );
}
