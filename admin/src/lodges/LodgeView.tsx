import { ContentForm } from '../content/ContentForm';
import { ContentPage } from '../content/ContentPage';
import { DeleteRecord } from '../content/DeleteRecord';
import { FactsCard, Pictures, TextFact } from '../content/FactsCard';
import type { Lodge } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { LodgeFields } from './LodgeFields';
import { formToLodge, lodgeToForm, type LodgeForm } from './lodgeForm';
import { LODGES } from './lodgeKind';

/** /account/lodges/view/{slug} */
export default function LodgeView() {
  const label = useLabel();
  return (
    <ContentPage<Lodge>
      kind={LODGES}
      form={(row) => (
        <ContentForm<LodgeForm>
          key={row.id}
          defaultValues={lodgeToForm(row)}
          updatedAt={row.updatedAt}
          toBody={formToLodge}
          submit={label('app.lodges.update')}
          extra={<DeleteRecord record={row} />}
        >
          <LodgeFields />
        </ContentForm>
      )}
      facts={(row) => <LodgeFacts lodge={row} />}
    />
  );
}

function LodgeFacts({ lodge }: { readonly lodge: Lodge }) {
  const label = useLabel();
  const { title, place, level, rooms, images, body, link, createdAt } = lodge;
  return (
    <FactsCard>
      <Pictures urls={images} />
      <Facts
        level="h2"
        heading={title}
        rows={[
          [label('resources.lodges.fields.place'), place],
          [label('resources.lodges.fields.level'), label(`app.lodges.levels.${level}`)],
          [label('resources.lodges.fields.rooms'), rooms],
          [label('resources.lodges.fields.link'), link],
          [label('resources.lodges.fields.createdAt'), catDay(createdAt)],
        ]}
      />
      <TextFact heading={label('resources.lodges.fields.body')} html={body} />
    </FactsCard>
  );
}
