import { LANGUAGES } from '@imisozi/core/languages';
import { Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import { ClientLink } from '../clients/ClientLink';
import type { Thread, ThreadRow } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { bookingPath } from '../orders/orderPaths';
import { quotePath } from '../quotes/quotePaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PhoneLinks } from '../ui/PhoneLinks';
import { ReplyForm } from './ReplyForm';
import { ThreadActions } from './ThreadActions';
import { ThreadChip } from './ThreadChip';
import { ThreadMessages } from './ThreadMessages';

/** One conversation, in a drawer beside the list. */
export function ThreadShow() {
  return (
    <RecordDrawer<Thread | ThreadRow> wide>
      <RecordBody<Thread | ThreadRow>>{(thread) => <ThreadDetail thread={thread} />}</RecordBody>
    </RecordDrawer>
  );
}

function ThreadDetail({ thread }: { readonly thread: Thread | ThreadRow }) {
  const label = useLabel();
  return (
    <>
      <RecordTitle title={thread.subject}>
        <ThreadChip thread={thread} />
        {label(`app.threads.sources.${thread.source}`)} · {catMoment(thread.lastAt)}
      </RecordTitle>
      {isWhole(thread) && (
        <>
          <ThreadActions thread={thread} />
          <ThreadMessages thread={thread} />
          <ReplyForm key={thread.id} thread={thread} />
        </>
      )}
      <About thread={thread} />
    </>
  );
}

/** A row of the list is shown until the conversation is loaded. */
const isWhole = (thread: Thread | ThreadRow): thread is Thread => 'messages' in thread;

function About({ thread }: { readonly thread: ThreadRow }) {
  const label = useLabel();
  const { names, email, phoneNumber, language, orderId, quoteId, reference: number } = thread;
  return (
    <Facts
      heading={label('app.threads.about')}
      rows={[
        [label('resources.threads.fields.names'), names || label('app.threads.nameless')],
        [label('resources.threads.fields.email'), email],
        [label('resources.threads.fields.phoneNumber'), phoneNumber ? <PhoneLinks phone={phoneNumber} /> : '–'],
        [label('resources.threads.fields.language'), LANGUAGES[language].name],
        [label('app.clients.one'), <ClientLink key="client" email={email} />],
        ...(orderId
          ? [
              [
                label('app.quotes.booking'),
                <To key="order" to={bookingPath(orderId)} text={label('app.threads.booking', { number })} />,
              ] as const,
            ]
          : []),
        ...(quoteId
          ? [
              [
                label('app.menu.quotes'),
                <To key="quote" to={quotePath(quoteId)} text={label('app.threads.proposal', { number })} />,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

const To = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Link component={LinkBase} to={to}>
    {text}
  </Link>
);
