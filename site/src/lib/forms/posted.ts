/** The forms that work without JavaScript, by their names; the field `form` contains the name. */
export type NoJsForm =
  | 'air-ticket'
  | 'booking'
  | 'cancel-order'
  | 'comment'
  | 'contact'
  | 'end-traveller-links'
  | 'event-form'
  | 'gift'
  | 'gift-voucher'
  | 'keep-seats'
  | 'leave-waiting-list'
  | 'make-traveller-links'
  | 'mobile-outcome'
  | 'order-message'
  | 'own-traveller'
  | 'participant'
  | 'pay-mobile'
  | 'quote-accept'
  | 'quote-change'
  | 'quote-decline'
  | 'remove-traveller'
  | 'review'
  | 'share-bill'
  | 'subscribe'
  | 'travellers'
  | 'trip-brief'
  | 'unsubscribe'
  | 'waiting-list';

/** The field with the form's name. */
export const FORM_NAME = 'form';

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The result of a form that was posted without JavaScript, for the page that shows the form again. */
export interface Posted {
  readonly name: NoJsForm;
  /** What the visitor typed, if it has to be corrected. */
  readonly values: Fields;
  readonly problems: readonly string[];
  /** The problems that are about a field, by its name. */
  readonly byField?: Readonly<Record<string, string>> | undefined;
  /** The success notice. */
  readonly message: string;
}

/** The result of this form, if the page is the response to its POST. */
export const postedTo = ({ posted }: App.Locals, name: NoJsForm): Posted | undefined =>
  posted?.name === name ? posted : undefined;
