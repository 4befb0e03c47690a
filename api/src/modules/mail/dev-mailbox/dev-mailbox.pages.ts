import { catMoment } from '@imisozi/core/kigali-time';
import { escapeHtml as e } from '@imisozi/core/escape-html';
import type { StoredMail } from './dev-mailbox.js';

export const MAILBOX_STYLE = `
:root { color-scheme: light dark; --page: #faf7f0; --card: #fffdf9; --ink: #22302a; --quiet: #5d6b64; --line: #e4ddd0; --brand: #1f5a43; }
@media (prefers-color-scheme: dark) { :root { --page: #141a17; --card: #1c2420; --ink: #eef1ea; --quiet: #a5b2aa; --line: #34403a; --brand: #8fcaa9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
a { color: var(--brand); }
.quiet { color: var(--quiet); }
ol { list-style: none; margin: 1.5rem 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: .9rem 1.2rem; text-decoration: none; color: inherit; }
li a:hover, li a:focus-visible { background: color-mix(in srgb, var(--brand) 9%, transparent); }
li strong { display: block; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 62rem; border: 1px solid var(--line); border-radius: 14px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.2rem; }
`;

/** The list of mails. */
export function mailboxList(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ name, email }) =>
      `<li><a href="/mailbox/${name}"><strong>${e(email.subject ?? '(no subject)')}</strong><span class="quiet">To ${e(recipients(email))} &middot; ${e(sentAt(email))}${email.attachments.length ? ' &middot; with attachment' : ''}</span></a></li>`,
  );
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="quiet">No mail server is configured, so mails are kept here instead of being sent.</p>
${rows.length ? `<ol>${rows.join('')}</ol>` : '<p>No mails yet. Order a tour and look again.</p>'}`,
  );
}

/** One mail: headers, HTML, text and attachments. */
export function mailboxMail({ name, email }: StoredMail): string {
  const attachments = email.attachments.map(
    (one, index) => `<a href="/mailbox/${name}/attachments/${index}">${e(one.filename ?? 'attachment')}</a>`,
  );
  const fact = (label: string, value: string) => (value ? `<dt>${label}</dt><dd>${value}</dd>` : '');
  return page(
    email.subject ?? 'Mail',
    `<p><a href="/mailbox">All mails</a></p>
<h1>${e(email.subject ?? '(no subject)')}</h1>
<dl>${fact('From', e(`${email.from?.name ?? ''} <${email.from?.address ?? ''}>`))}${fact('To', e(recipients(email)))}${fact('Reply to', e((email.replyTo ?? []).map((one) => one.address ?? '').join(', ')))}${fact('Date', e(sentAt(email)))}${fact('Message-ID', e(email.messageId ?? ''))}${fact('Attached', attachments.join(', '))}</dl>
<iframe src="/mailbox/${name}/html" title="The mail as mail programs show it"></iframe>
<h2>As plain text</h2>
<pre>${e(email.text ?? '')}</pre>`,
  );
}

const recipients = (email: StoredMail['email']) => (email.to ?? []).map((one) => one.address ?? '').join(', ');
const sentAt = (email: StoredMail['email']) => (email.date ? catMoment(new Date(email.date)) : '');

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${e(title)}</title><link rel="stylesheet" href="/mailbox/style.css"></head>
<body><main>${body}</main></body></html>`;
