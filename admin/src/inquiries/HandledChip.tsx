import { BooleanChip } from '../ui/BooleanChip';

const WORDS = ['app.inquiries.handled', 'app.inquiries.open'] as const;

/** Whether a message has been handled. */
export const HandledChip = ({ isHandled }: { readonly isHandled: boolean }) => (
  <BooleanChip value={isHandled} labels={WORDS} />
);
