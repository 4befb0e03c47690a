import { ContentList } from '../content/ContentList';
import type { Lodge } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, TwoLines } from '../lists';
import { LODGES } from './lodgeKind';

const SORT_FIELDS = ['createdAt', 'title', 'place', 'level'];

/** /account/lodges */
export default function LodgeList() {
  const label = useLabel();
  return (
    <ContentList<Lodge>
      kind={LODGES}
      sortFields={SORT_FIELDS}
      card={({ place, level, createdAt }) => ({
        lines: [place, label(`app.lodges.levels.${level}`)],
        foot: catDay(createdAt),
      })}
    >
      <Column<Lodge> source="place" render={({ place }) => <TwoLines>{place}</TwoLines>} />
      <Column<Lodge> source="level" render={({ level }) => label(`app.lodges.levels.${level}`)} />
    </ContentList>
  );
}
