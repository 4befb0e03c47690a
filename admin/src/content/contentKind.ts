import type { RaRecord } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import type { LabelKey } from '../i18n/label';

export interface ContentRow extends RaRecord {
  readonly id: string;
  readonly title: string;
  /** When it was last changed. */
  readonly updatedAt: string;
}

/** How the kinds of content differ, for the list and the page that they share. */
export interface ContentKind<Row extends ContentRow> {
  readonly resource: 'tours' | 'destinations' | 'lodges' | 'events' | 'publications';
  readonly listTitle: LabelKey;
  /** The maximum length of a title in the list, in characters (rules/dashboard 2). */
  readonly titleLength: number;
  /** The picture beside the title, for kinds that have one. */
  readonly imageOf?: (row: Row) => string | undefined;
  /** The path of its page in the dashboard. */
  readonly viewOf: (row: Row) => string;
  /** The path of its page on the website; undefined while it is not public. */
  readonly pageOf: (row: Row) => string | undefined;
  /** The path of its comments in the dashboard. */
  readonly commentsOf?: (row: Row) => string;
  /** The action in the access table that makes it public. */
  readonly action: 'publish' | 'approve';
  /** The field that says whether the public sees it. */
  readonly publicField: string & keyof Row;
  /** The labels of the status: public, and not public. */
  readonly states: readonly [shown: LabelKey, hidden: LabelKey];
  /** The labels of the button while it is not public, and while it is. */
  readonly buttons: readonly [show: LabelKey, hide: LabelKey];
  /** @returns the message for a toast */
  readonly setPublic: (dataProvider: StaffDataProvider, row: Row, isPublic: boolean) => Promise<string>;
}

/** What tours, destinations and lodges have in common: they are published. */
export const PUBLISHED = {
  titleLength: 40,
  action: 'publish',
  publicField: 'isPublished',
  states: ['app.content.published', 'app.content.draft'],
  buttons: ['app.content.publish', 'app.content.unpublish'],
} as const;
