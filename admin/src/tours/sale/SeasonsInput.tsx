import { DateInput, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { TextInput } from '../../forms/TextInput';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';
import { SIZES } from '../tourForm';
import { LargeGroupsInput } from './LargeGroupsInput';
import { codeOf, type SaleForm } from './saleForm';

/** Seasons: ranges of travel dates with their own prices. */
export function SeasonsInput() {
  const label = useLabel();
  return (
    <div>
      <RefusalsAbout subject={/season/i} />
      <RowsInput
        source="seasons"
        label={label('app.sale.seasons.label')}
        add={label('app.sale.seasons.add')}
        nameOf={(place) => label('app.sale.seasons.row', { number: place + 1 })}
        empty={{ name: '', from: null, to: null, largeGroups: [] }}
      >
        {(row) => (
          <>
            <FieldGrid minWidth={180}>
              <TextInput source={`${row}.name`} label="app.sale.seasons.name" helperText={false} />
              <DateInput source={`${row}.from`} label="app.sale.seasons.from" helperText={false} />
              <DateInput source={`${row}.to`} label="app.sale.seasons.to" helperText={false} />
            </FieldGrid>
            <FieldGrid minWidth={128}>
              {SIZES.map((size) => (
                <NumberInput
                  key={size}
                  source={`${row}.price${size}`}
                  label={label('app.tours.prices.people', { count: size })}
                  min={0}
                  step="any"
                  helperText={false}
                />
              ))}
            </FieldGrid>
            <ExtraPrices row={row} />
            <LargeGroupsInput source={`${row}.largeGroups`} />
          </>
        )}
      </RowsInput>
    </div>
  );
}

/** The prices of extras in the season; an empty price means the usual one. */
function ExtraPrices({ row }: { readonly row: string }) {
  const label = useLabel();
  const extras = (useWatch({ name: 'extras' }) as SaleForm['extras'] | undefined) ?? [];
  const named = extras.map((extra) => ({ code: codeOf(extra), name: extra.label ?? '' })).filter(({ code }) => code);
  if (named.length === 0) return null;
  return (
    <FieldGrid minWidth={180}>
      {named.map(({ code, name }) => (
        <NumberInput
          key={code}
          source={`${row}.extras.${code}`}
          label={label('app.sale.seasons.extra', { extra: name || code })}
          min={0}
          step="any"
          helperText={false}
        />
      ))}
    </FieldGrid>
  );
}
