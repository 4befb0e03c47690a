import { BooleanChip } from '../ui/BooleanChip';

const WORDS = ['app.messages.handled', 'app.messages.open'] as const;

/** Whether somebody has seen to a message. */
export const HandledChip = ({ isHandled }: { readonly isHandled: boolean }) => (
  <BooleanChip value={isHandled} labels={WORDS} />
);
