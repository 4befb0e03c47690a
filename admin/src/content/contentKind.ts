import type { RaRecord } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import type { LabelKey } from '../i18n/useLabel';

export interface ContentRow extends RaRecord {
  readonly id: string;
  readonly title: string;
}

/** What the list and the page of tours, destinations, events and publications must know of their kind. */
export interface ContentKind<Row extends ContentRow> {
  readonly resource: 'tours' | 'destinations' | 'events' | 'publications';
  readonly listTitle: LabelKey;
  /** How much of a title the list shows (spec 9). */
  readonly titleLength: number;
  /** The picture beside the title; none of a kind without pictures. */
  readonly imageOf?: (row: Row) => string | undefined;
  /** Its page in the dashboard. */
  readonly viewOf: (row: Row) => string;
  /** Its page on the website; none while it is not public. */
  readonly pageOf: (row: Row) => string | undefined;
  /** The page of its comments in the dashboard. */
  readonly commentsOf?: (row: Row) => string;
  /** What shows it to the public, and takes it back, in the words of the access rules. */
  readonly action: 'publish' | 'approve';
  /** The field that says whether the public sees it. */
  readonly publicField: string & keyof Row;
  /** What a row says that is public, and one that is not. */
  readonly states: readonly [shown: LabelKey, hidden: LabelKey];
  /** What the button says while the public does not see it, and while it does. */
  readonly buttons: readonly [show: LabelKey, hide: LabelKey];
  /** Answers with the sentence for a toast. */
  readonly setPublic: (dataProvider: StaffDataProvider, row: Row, isPublic: boolean) => Promise<string>;
}

/** What is published, as tours and destinations are. */
export const PUBLISHED = {
  titleLength: 40,
  action: 'publish',
  publicField: 'isPublished',
  states: ['app.content.published', 'app.content.draft'],
  buttons: ['app.content.publish', 'app.content.unpublish'],
} as const;
