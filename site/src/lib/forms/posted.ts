/** The forms that work without JavaScript: a page that gets one by a plain POST knows it by this name. */
export type PlainForm =
  'air-ticket' | 'booking' | 'comment' | 'contact' | 'event-form' | 'participant' | 'subscribe' | 'unsubscribe';

/** The field that carries a form's name. */
export const FORM_NAME = 'form';

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** What became of a form that came by a plain POST, for the page that shows it again. */
export interface Posted {
  readonly name: PlainForm;
  /** What the visitor typed, when it has to be put right. */
  readonly values: Fields;
  readonly problems: readonly string[];
  /** What the visitor is told when it worked. */
  readonly message: string;
}

/** What became of the form with this name, if the page is shown because that was sent. */
export const postedTo = ({ posted }: App.Locals, name: PlainForm): Posted | undefined =>
  posted?.name === name ? posted : undefined;
