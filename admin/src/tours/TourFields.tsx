import { AdviceFields } from '../advice/AdviceFields';
import { FieldPair } from '../forms/FieldPair';
import { RecordsInput } from '../forms/RecordInput';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { RowsInput } from '../forms/rows/RowsInput';
import { RichTextInput } from '../forms/richText/RichTextInput';
import { UploadInput } from '../forms/upload/UploadInput';
import { uploaded } from '../forms/upload/uploads';
import { useLabel } from '../i18n/useLabel';
import { DayFactsInput } from './DayFactsInput';
import { GalleryInput } from './GalleryInput';
import { SaleFields } from './sale/SaleFields';
import { LINE_LISTS } from './tourForm';
import { TourPrices } from './TourPrices';

const cover = uploaded({ missing: 'app.tours.cover.missing', waiting: 'app.tours.cover.waiting' });
const DAY_HEIGHT = 140;
const BY_TITLE = { field: 'title', order: 'ASC' } as const;

/** The inputs of a tour. */
export function TourFields() {
  const label = useLabel();
  return (
    <>
      <div>
        <TextInput source="title" validate={requiredText(label('app.tours.required.title'))} />
        <FieldPair>
          <TextInput source="location" />
          <TextInput source="departureTime" />
        </FieldPair>
        <RecordsInput
          source="destinationIds"
          reference="destinations"
          sort={BY_TITLE}
          label="app.tours.destinations.label"
          optionText="title"
          helperText="app.tours.destinations.help"
        />
      </div>
      <UploadInput source="cover" label={label('app.tours.cover.label')} folder="blogs" kind="image" validate={cover} />
      <GalleryInput />
      <RichTextInput source="toursBody" />
      <TourPrices />
      <SaleFields />
      <RowsInput
        source="itinerary"
        label={label('app.tours.itinerary.label')}
        add={label('app.tours.itinerary.add')}
        nameOf={(place) => label('app.tours.itinerary.day', { number: place + 1 })}
        empty={{ title: '', body: '' }}
      >
        {(source) => (
          <>
            <TextInput source={`${source}.title`} label="app.tours.itinerary.title" />
            <RichTextInput source={`${source}.body`} label="app.tours.itinerary.body" height={DAY_HEIGHT} />
            <DayFactsInput source={source} />
          </>
        )}
      </RowsInput>
      {LINE_LISTS.map((list) => (
        <RowsInput
          key={list}
          narrow
          source={list}
          label={label(`app.tours.lists.${list}.label`)}
          add={label(`app.tours.lists.${list}.add`)}
          nameOf={(place) => label(`app.tours.lists.${list}.row`, { number: place + 1 })}
          empty={{ text: '' }}
        >
          {(source, place) => (
            <TextInput
              source={`${source}.text`}
              label={label(`app.tours.lists.${list}.row`, { number: place + 1 })}
              helperText={false}
              // Wraps on a small screen, but stays one line of the list.
              multiline
              parse={(text: string) => text.replace(/\n/g, ' ')}
            />
          )}
        </RowsInput>
      ))}
      <AdviceFields source="advice" help="app.advice.tourHelp" />
    </>
  );
}
