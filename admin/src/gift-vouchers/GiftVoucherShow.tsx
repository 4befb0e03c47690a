import { reason } from '@imisozi/core/fields/lengths';
import { usd } from '@imisozi/core/money';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { FileButton } from '../actions/FileButton';
import type { GiftVoucher } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment, dayName } from '../format/catTime';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { requiredText } from '../forms/requiredText';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists/cells';
import { bookingPath } from '../orders/orderPaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { GiftVoucherChip } from './GiftVoucherChip';

interface OfVoucher {
  readonly voucher: GiftVoucher;
}

/** One gift voucher with its entries and actions, in a drawer beside the list. */
export function GiftVoucherShow() {
  return (
    <RecordDrawer<GiftVoucher>>
      <RecordBody<GiftVoucher>>{(voucher) => <Detail voucher={voucher} />}</RecordBody>
    </RecordDrawer>
  );
}

function Detail({ voucher }: OfVoucher) {
  const label = useLabel();
  const { number, fromNames, toNames, message, buyerEmail, recipientEmail, amount, balance, expiresOn } = voucher;
  const { way, reference, issuedAt, codeEnd, voidReason, isTest } = voucher;
  const name = (field: 'fromNames' | 'toNames' | 'message' | 'buyerEmail' | 'recipientEmail' | 'expiresOn' | 'way') =>
    label(`resources.gift-vouchers.fields.${field}`);
  const mail = (email: string) => <Link href={`mailto:${email}`}>{email}</Link>;
  return (
    <>
      <RecordTitle title={number ?? label('app.giftVouchers.states.unpaid')}>
        <GiftVoucherChip voucher={voucher} />
        {codeEnd && label('app.giftVouchers.codeEnd', { end: codeEnd })}
      </RecordTitle>
      <Actions voucher={voucher} />
      <Facts
        heading={label('app.giftVouchers.facts')}
        rows={[
          [name('fromNames'), fromNames],
          [name('toNames'), toNames],
          [name('message'), message || '–'],
          [name('buyerEmail'), mail(buyerEmail)],
          [name('recipientEmail'), recipientEmail ? mail(recipientEmail) : '–'],
          [
            label('app.giftVouchers.worth'),
            label('app.giftVouchers.left', { balance: usd(balance), amount: usd(amount) }),
          ],
          [name('expiresOn'), expiresOn ? dayName(expiresOn) : '–'],
          [
            name('way'),
            way
              ? [label(`app.ledger.kinds.${way}`), reference, isTest && label('app.giftVouchers.test')]
                  .filter(Boolean)
                  .join(' · ')
              : '–',
          ],
          [label('app.giftVouchers.issued'), issuedAt ? catMoment(issuedAt) : '–'],
          ...(voidReason ? [[label('app.giftVouchers.voidReason'), voidReason] as const] : []),
        ]}
      />
      <Entries voucher={voucher} />
    </>
  );
}

function Entries({ voucher: { entries = [] } }: OfVoucher) {
  const label = useLabel();
  const title = label('app.giftVouchers.entries.title');
  if (entries.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(({ id, kind, amount, orderId, orderNumber, createdAt, note }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 }}>
            <b>{usd(amount)}</b>
            <span>
              {[label(`app.giftVouchers.entries.${kind}`), catMoment(createdAt), note].filter(Boolean).join(' · ')}
            </span>
            {orderId && orderNumber && <RowLink to={bookingPath(orderId)}>{orderNumber}</RowLink>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Actions({ voucher }: OfVoucher) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'gift-vouchers', action: 'edit' });
  const { canAccess: mayVoid } = useCanAccess({ resource: 'gift-vouchers', action: 'void' });
  const [asked, setAsked] = useState<{ readonly action: 'send' | 'void'; readonly key: string } | null>(null);
  const { id, number, state, buyerEmail } = voucher;
  const isActive = state === 'active' || state === 'used' || state === 'expired';
  const ask = (action: 'send' | 'void') => setAsked({ action, key: crypto.randomUUID() });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayEdit && isActive && (
        <>
          <FileButton size="small" text={label('app.giftVouchers.pdf')} read={() => dataProvider.giftVoucherFile(id)} />
          <Button size="small" variant="outlined" onClick={() => ask('send')}>
            {label('app.giftVouchers.send.action')}
          </Button>
        </>
      )}
      {mayVoid && state !== 'void' && (
        <Button size="small" color="error" onClick={() => ask('void')}>
          {label('app.giftVouchers.void.action')}
        </Button>
      )}
      {asked?.action === 'send' && (
        <FormDialog<object>
          title={label('app.giftVouchers.send.title', { number: number ?? '' })}
          text={label('app.giftVouchers.send.text', { email: buyerEmail })}
          defaultValues={{}}
          submit={label('app.giftVouchers.send.action')}
          send={() => dataProvider.sendGiftVoucher(id, asked.key)}
          onClose={() => setAsked(null)}
        >
          {null}
        </FormDialog>
      )}
      {asked?.action === 'void' && (
        <FormDialog<{ readonly reason: string }>
          title={label('app.giftVouchers.void.title', { number: number ?? '' })}
          text={label('app.giftVouchers.void.text', { balance: usd(voucher.balance) })}
          defaultValues={{}}
          submit={label('app.giftVouchers.void.action')}
          danger
          send={(form) => dataProvider.voidGiftVoucher(id, form.reason, `${asked.key} ${form.reason}`)}
          onClose={() => setAsked(null)}
        >
          <TextInput
            source="reason"
            label="app.giftVouchers.voidReason"
            helperText={false}
            validate={requiredText(label('app.giftVouchers.reasonMissing'))}
            slotProps={{ htmlInput: { maxLength: reason } }}
            autoFocus
          />
        </FormDialog>
      )}
    </Box>
  );
}
