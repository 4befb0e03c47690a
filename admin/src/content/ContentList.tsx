import { useMemo, type ReactElement, type ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { catDay } from '../format/catTime';
import { truncate } from '../format/truncate';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, contentFilterInputs, RowCard, RowLink, TitleCell } from '../lists';
import { TranslationMarks } from '../translations/TranslationMarks';
import { BooleanChip } from '../ui/BooleanChip';
import type { ContentKind, ContentRow } from './contentKind';
import { PublishButton } from './PublishButton';

interface ContentListProps<Row extends ContentRow> {
  readonly kind: ContentKind<Row>;
  /** Filters besides search and status. */
  readonly filters?: readonly ReactElement[];
  readonly sortFields: string[];
  readonly bulk?: ReactElement;
  /** The content of a card on a small screen, below the title. */
  readonly card: (row: Row) => {
    readonly subtitle?: ReactNode;
    readonly lines: readonly (string | undefined)[];
    readonly foot: string;
  };
  /** The columns between the title and the status. */
  readonly children: ReactNode;
  /** Whether the table has a column for the creation date; false where other dates matter more. */
  readonly dated?: boolean;
}

/** The list of tours, destinations, events or publications, with a button that publishes each. */
export function ContentList<Row extends ContentRow>(props: ContentListProps<Row>) {
  const { kind, filters, sortFields, bulk, card, children, dated = true } = props;
  const { action, publicField, states, titleLength, imageOf, viewOf, pageOf } = kind;
  const label = useLabel();
  const allFilters = useMemo(
    () => [...contentFilterInputs(publicField, states), ...(filters ?? [])],
    [publicField, states, filters],
  );
  const state = (row: Row) => <BooleanChip value={row[publicField] === true} labels={states} />;
  const marks = ({ id }: Row) => <TranslationMarks kind={kind.resource} id={id} />;
  const title = (row: Row) => <RowLink to={viewOf(row)}>{truncate(row.title, titleLength)}</RowLink>;
  return (
    <ListPage<Row>
      title={label(kind.listTitle)}
      filters={allFilters}
      sortFields={sortFields}
      bulk={bulk}
      card={(row) => (
        <RowCard
          image={imageOf?.(row)}
          title={title(row)}
          badge={state(row)}
          {...card(row)}
          marks={marks(row)}
          figure={
            <CanAccess action={action}>
              <PublishButton kind={kind} record={row} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label(`app.${kind.resource}.empty`)} body={label(`app.${kind.resource}.emptyBody`)} />}
    >
      <Column<Row>
        source="title"
        render={(row) =>
          imageOf ? (
            <TitleCell title={row.title} image={imageOf(row)} page={pageOf(row)}>
              {title(row)}
            </TitleCell>
          ) : (
            title(row)
          )
        }
      />
      {children}
      <Column<Row> source={publicField} render={state} />
      <Column<Row> source="translations" label="app.translations.title" disableSort render={marks} />
      {dated && <Column<Row> source="createdAt" render={({ createdAt }) => catDay(createdAt as string)} />}
      <ActionsColumn<Row> action={action} render={(row) => <PublishButton kind={kind} record={row} />} />
    </ListPage>
  );
}
