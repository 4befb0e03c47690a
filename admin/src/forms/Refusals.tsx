import { createContext, useContext } from 'react';
import { ErrorAlerts } from './ErrorAlerts';

/** The server's errors for the latest submit of the form. */
export const Refusals = createContext<readonly string[]>([]);

/** The server's errors about one part of a form, shown beside it; all errors are also shown above the button. */
export function RefusalsAbout({ subject }: { readonly subject: RegExp }) {
  return <ErrorAlerts sentences={useContext(Refusals).filter((sentence) => subject.test(sentence))} />;
}
