import * as counts from '@imisozi/core/fields/counts';
import { NumberInput } from 'react-admin';
import { FieldGrid } from '../../forms/FieldGrid';
import { RefusalsAbout } from '../../forms/Refusals';
import { RowsInput } from '../../forms/rows/RowsInput';
import { useLabel } from '../../i18n/useLabel';

/** What each person pays in groups of six and more. */
export function LargeGroupsInput({ source }: { readonly source: string }) {
  const label = useLabel();
  return (
    <div>
      {source === 'largeGroups' && <RefusalsAbout subject={/^(Large groups|There can be at most \d+ prices)/} />}
      <RowsInput
        narrow
        source={source}
        label={label('app.sale.groups.label')}
        add={label('app.sale.groups.add')}
        nameOf={(place) => label('app.sale.groups.row', { number: place + 1 })}
        empty={{ from: null, to: null, pricePerPerson: null }}
      >
        {(row) => (
          <FieldGrid minWidth={130}>
            <NumberInput
              source={`${row}.from`}
              label="app.sale.groups.from"
              {...counts.largeGroup}
              step={1}
              helperText={false}
            />
            <NumberInput
              source={`${row}.to`}
              label="app.sale.groups.to"
              {...counts.largeGroup}
              step={1}
              helperText={false}
            />
            <NumberInput
              source={`${row}.pricePerPerson`}
              label="app.sale.groups.price"
              min={0}
              step="any"
              helperText={false}
            />
          </FieldGrid>
        )}
      </RowsInput>
    </div>
  );
}
