import { PublicState } from '../shared/PublicState';

const WORDS = ['app.messages.handled', 'app.messages.open'] as const;

/** Whether somebody has seen to a message. */
export const HandledState = ({ isHandled }: { readonly isHandled: boolean }) => (
  <PublicState isPublic={isHandled} words={WORDS} />
);
