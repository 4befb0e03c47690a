import Mail from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { BulkButton } from './BulkButton';
import { BulkDialog } from './BulkDialog';
import { LetterFields } from './LetterFields';
import { LetterPreview } from './LetterPreview';
import { EMPTY_LETTER, languagesOf, letterFor, problemOf, type Letters } from './letters';

/** Writes to the clients of the chosen bookings. */
export function MailOrders() {
  const label = useLabel();
  return (
    <BulkButton action="write" text={label('app.orders.bulk.letter.action')} icon={<Mail />}>
      {(orders, onClose) => <MailDialog orders={orders} onClose={onClose} />}
    </BulkButton>
  );
}

interface MailDialogProps {
  readonly orders: readonly Order[];
  readonly onClose: (isDone: boolean) => void;
}

/** First the text, then each email as it will arrive; only then it can be sent. */
function MailDialog({ orders, onClose }: MailDialogProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [letters, setLetters] = useState<Letters>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const languages = languagesOf(orders);
  const first = languages[0]![0];
  const letterOf = (order: Order) => letterFor(order, letters, first);
  const isRight = languages.every(([language], index) =>
    (['subject', 'text'] as const).every(
      (field) => problemOf(letters[language] ?? EMPTY_LETTER, field, index > 0) === undefined,
    ),
  );
  const preview = () => {
    setIsChecked(true);
    if (isRight) setIsPreviewed(true);
  };
  return (
    <BulkDialog
      title={label('app.orders.bulk.letter.title', { count: orders.length })}
      orders={orders}
      run={(order, key) => dataProvider.writeToClient(order.id, letterOf(order), key)}
      isLater
      onClose={onClose}
    >
      {(begin) =>
        isPreviewed
          ? {
              fields: <LetterPreview orders={orders} letterOf={letterOf} />,
              buttons: (
                <>
                  <Button onClick={() => setIsPreviewed(false)}>{label('app.orders.bulk.letter.back')}</Button>
                  <Button variant="contained" onClick={begin}>
                    {label('app.orders.bulk.letter.send', { count: orders.length })}
                  </Button>
                </>
              ),
            }
          : {
              fields: (
                <LetterFields
                  languages={languages}
                  letters={letters}
                  isChecked={isChecked}
                  onChange={(language, letter) => setLetters((known) => ({ ...known, [language]: letter }))}
                />
              ),
              buttons: (
                <Button variant="contained" onClick={preview}>
                  {label('app.orders.bulk.letter.preview')}
                </Button>
              ),
            }
      }
    </BulkDialog>
  );
}
