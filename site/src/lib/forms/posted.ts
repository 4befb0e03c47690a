/** The names of the forms that work without JavaScript, posted in the field `form`. */
export type NoJsForm =
  | 'air-ticket'
  | 'booking'
  | 'cancel-order'
  | 'comment'
  | 'contact'
  | 'event-form'
  | 'keep-seats'
  | 'leave-waiting-list'
  | 'order-message'
  | 'participant'
  | 'remove-traveller'
  | 'review'
  | 'share-bill'
  | 'subscribe'
  | 'travellers'
  | 'trip-brief'
  | 'unsubscribe'
  | 'waiting-list';

/** The field that carries a form's name. */
export const FORM_NAME = 'form';

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The result of a form posted without JavaScript, for the page that shows it again. */
export interface Posted {
  readonly name: NoJsForm;
  /** What the visitor typed, if it needs correcting. */
  readonly values: Fields;
  readonly problems: readonly string[];
  /** Those that are about one field, by its name. */
  readonly byField?: Readonly<Record<string, string>> | undefined;
  /** The notice of success. */
  readonly message: string;
}

/** The result of this form, if the page is shown in answer to it. */
export const postedTo = ({ posted }: App.Locals, name: NoJsForm): Posted | undefined =>
  posted?.name === name ? posted : undefined;
