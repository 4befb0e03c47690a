import { Box } from '@mui/material';
import { CanAccess, NullableBooleanInput, useRefresh } from 'react-admin';
import { spokenName } from '@imisozi/core/operations/spoken-languages';
import { DeleteButton } from '../actions/DeleteButton';
import type { Guide } from '../data/types';
import { dayName } from '../format/catTime';
import { today } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, RowCard, SEARCH_INPUT } from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { PhoneLinks } from '../ui/PhoneLinks';
import { ChangeGuide, CreateGuide } from './GuideForms';
import { GuideLinks } from './GuideLinks';

const FILTERS = [
  SEARCH_INPUT,
  <NullableBooleanInput key="isGuide" source="isGuide" label="resources.guides.fields.isGuide" />,
  <NullableBooleanInput key="isDriver" source="isDriver" label="resources.guides.fields.isDriver" />,
  <NullableBooleanInput key="isActive" source="isActive" label="resources.guides.fields.isActive" />,
];
const SORT_FIELDS = ['names', 'licenceUntil', 'createdAt'];
const BY_NAME = { field: 'names', order: 'ASC' } as const;

const languagesOf = ({ languages }: Guide) => languages.map(spokenName).join(', ');

interface OfGuide {
  readonly guide: Guide;
}

/** /account/guides: guides and drivers. */
export default function GuideList() {
  const label = useLabel();
  return (
    <ListPage<Guide>
      title={label('app.menu.guides')}
      notice={<CreateGuide />}
      filters={FILTERS}
      sort={BY_NAME}
      sortFields={SORT_FIELDS}
      card={(guide) => (
        <RowCard
          title={guide.names}
          badge={<Roles guide={guide} />}
          subtitle={guide.phoneNumber}
          lines={[languagesOf(guide)]}
          foot={guide.licenceUntil ? label('app.guides.licenceUntil', { day: dayName(guide.licenceUntil) }) : ''}
          figure={
            <CanAccess action="edit">
              <Actions guide={guide} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.guides.empty')} body={label('app.guides.emptyBody')} />}
    >
      <Column<Guide> source="names" render={({ names }) => <b>{names}</b>} />
      <Column<Guide> source="isGuide" disableSort render={(guide) => <Roles guide={guide} />} />
      <Column<Guide> source="phoneNumber" disableSort render={(guide) => <PhoneLinks phone={guide.phoneNumber} />} />
      <Column<Guide> source="languages" disableSort render={languagesOf} />
      <Column<Guide> source="licenceUntil" render={(guide) => <Licence guide={guide} />} />
      <ActionsColumn<Guide> action="edit" render={(guide) => <Actions guide={guide} />} />
    </ListPage>
  );
}

function Roles({ guide }: OfGuide) {
  const label = useLabel();
  if (!guide.isActive) return <ColorChip tone="plain" label={label('app.guides.inactive')} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {guide.isGuide && <ColorChip tone="green" label={label('app.guides.guides')} />}
      {guide.isDriver && <ColorChip tone="lake" label={label('app.guides.drives')} />}
    </Box>
  );
}

function Licence({ guide }: OfGuide) {
  const label = useLabel();
  if (!guide.licenceUntil) return <>–</>;
  const day = dayName(guide.licenceUntil);
  return guide.licenceUntil < today() ? (
    <ColorChip tone="earth" label={label('app.guides.licenceEnded', { day })} />
  ) : (
    <>{label('app.guides.licenceUntil', { day })}</>
  );
}

function Actions({ guide }: OfGuide) {
  const label = useLabel();
  const refresh = useRefresh();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ChangeGuide guide={guide} />
      <GuideLinks guide={guide} />
      <DeleteButton
        resource="guides"
        record={guide}
        size="small"
        aria-label={label('app.list.actionOn', { action: label('app.delete.action'), title: guide.names })}
        question={label('app.delete.question', { title: guide.names })}
        consequence={label('app.guides.deleteConsequence')}
        onDeleted={refresh}
      />
    </Box>
  );
}
