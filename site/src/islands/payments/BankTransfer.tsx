import { useEffect, useRef, useState } from 'react';
import { pay as text } from '../../i18n/for-payments';
import { comma } from '../../i18n/language';
import { phoneLink } from '../../lib/links';
import { usd } from '../../lib/money';

export interface Office {
  readonly phone: string;
  readonly email: string;
  /** The company's bank account, line by line; if empty, visitors are told to ask the office. */
  readonly bank: readonly { readonly name: string; readonly value: string }[];
}

interface Props {
  readonly office: Office;
  /** US dollars. */
  readonly amount: number;
  /** The number of the order, once known. */
  readonly reference: string | undefined;
  /** How often the payer has pressed the button; each press moves the focus here, where the next steps are shown. */
  readonly presses: number;
}

/** The bank details and the payment reference, or how to ask for them. */
export function BankTransfer({ office, amount, reference, presses }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Presses made for another payment method do not count.
  const [before] = useState(presses);
  const pressed = presses > before;
  useEffect(() => {
    if (pressed) heading.current?.focus();
  }, [pressed, presses]);
  const lines = [
    ...office.bank,
    { name: text.bank.amount, value: usd(amount) },
    ...(reference ? [{ name: text.bank.reference, value: reference }] : []),
  ];
  return (
    <section className="bank" aria-labelledby="bank">
      <h2 id="bank" tabIndex={-1} ref={heading}>
        {text.bank.title}
      </h2>
      <p className={pressed ? 'note note--success' : ''} role="status">
        {pressed && text.bank.next}
      </p>
      <p>{office.bank.length > 0 ? text.bank.how : text.bank.ask}</p>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {text.bank.after} <a href={phoneLink(office.phone)}>{office.phone}</a>
        {comma()}
        <a href={`mailto:${office.email}`}>{office.email}</a>
      </p>
    </section>
  );
}
