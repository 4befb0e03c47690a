import { createContext, useContext } from 'react';
import { ErrorAlerts } from './ErrorAlerts';

/** What the server found wrong with the form that was sent last. */
export const Refusals = createContext<readonly string[]>([]);

/** The server's sentences about one part of a form, beside that part; all of them stand above the button too. */
export function RefusalsAbout({ subject }: { readonly subject: RegExp }) {
  return <ErrorAlerts sentences={useContext(Refusals).filter((sentence) => subject.test(sentence))} />;
}
