import { ContentPage } from '../content/ContentPage';
import { FactsCard, TextFact } from '../content/FactsCard';
import type { Lodge } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { LodgeFields } from './LodgeFields';
import { formToLodge, lodgeToForm, type LodgeForm } from './lodgeForm';
import { LODGES } from './lodgeKind';

/** /account/lodges/view/{slug} */
export default function LodgeView() {
  return (
    <ContentPage<Lodge, LodgeForm>
      kind={LODGES}
      form={{ toValues: lodgeToForm, toBody: formToLodge, inputs: <LodgeFields /> }}
      facts={(row) => <LodgeFacts lodge={row} />}
    />
  );
}

function LodgeFacts({ lodge }: { readonly lodge: Lodge }) {
  const label = useLabel();
  const { title, place, level, rooms, images, body, link, createdAt } = lodge;
  return (
    <FactsCard
      title={title}
      pictures={images}
      rows={[
        [label('resources.lodges.fields.place'), place],
        [label('resources.lodges.fields.level'), label(`app.lodges.levels.${level}`)],
        [label('resources.lodges.fields.rooms'), rooms],
        [label('resources.lodges.fields.link'), link],
        [label('resources.lodges.fields.createdAt'), catDay(createdAt)],
      ]}
    >
      <TextFact heading={label('resources.lodges.fields.body')} html={body} />
    </FactsCard>
  );
}
