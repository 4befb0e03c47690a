import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@imisozi/core/languages';
import { escapeHtml } from '@imisozi/core/escape-html';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { apart, inLanguage, isRightToLeft, texts } from '../../texts/reader.js';
import type { MailBlock, MailContent } from './mail.kinds.js';

/** Mail programs support neither style sheets nor variables: every colour and font is written where it is used. */
const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
/** A long URL or word must not make a mail wider than a phone. */
const ANY_BREAK = 'overflow-wrap:anywhere;word-break:break-word';
const COLOUR = {
  page: '#f6f2ea',
  card: '#fffdf9',
  ink: '#22302a',
  quiet: '#5d6b64',
  line: '#e4ddd0',
  brand: '#1f5a43',
  onBrand: '#fffdf9',
};
/** The dark values of `core/src/tokens.css`. */
const DARK = {
  page: '#0f1b16',
  card: '#16261f',
  ink: '#f1ecdf',
  quiet: '#b5c2b9',
  line: '#2b4036',
  band: '#15332a',
  onBand: '#f6f0e2',
  brand: '#83c9a2',
  onBrand: '#0c2218',
};
/** Programs that do not support media queries, or drop them, show the light mail, which is complete without them. */
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${Object.entries({
  page: `background:${DARK.page}!important`,
  card: `background:${DARK.card}!important;border-color:${DARK.line}!important`,
  ink: `color:${DARK.ink}!important;border-color:${DARK.line}!important`,
  quiet: `color:${DARK.quiet}!important;border-color:${DARK.line}!important`,
  link: `color:${DARK.brand}!important`,
  band: `background:${DARK.band}!important`,
  'on-band': `color:${DARK.onBand}!important`,
  button: `background:${DARK.brand}!important`,
  'on-button': `color:${DARK.onBrand}!important`,
})
  .map(([name, rules]) => `.${name}{${rules}}`)
  .join('')}}`;

/** The parts that every mail shows around its content. */
interface Frame {
  readonly company: Company;
  readonly publicUrl: string;
}

/** The common layout of all mails: sent ones, the outbox and the previews. */
@Injectable()
export class MailLayout {
  private readonly frame: Frame;

  constructor(@InjectEnv() { PUBLIC_URL: publicUrl }: Env, @InjectCompany() company: Company) {
    this.frame = { company, publicUrl };
  }

  /** The mail as HTML and as plain text. */
  render(content: MailContent): { readonly html: string; readonly text: string } {
    return inLanguage(content.language ?? DEFAULT_LANGUAGE, () => ({
      html: htmlMail(content, this.frame),
      text: textMail(content, this.frame),
    }));
  }
}

/** The mail as HTML with tables and inline styles, which every mail program renders. */
function htmlMail(content: MailContent, { company, publicUrl }: Frame): string {
  const e = escapeHtml;
  const language = content.language ?? DEFAULT_LANGUAGE;
  const dir = isRightToLeft() ? ` dir="${LANGUAGES[language].direction}"` : '';
  return `<!doctype html>
<html lang="${language}"${dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${DARK_STYLE}</style>
<title>${e(content.subject)}</title>
</head>
<body class="page" style="margin:0;padding:0;background:${COLOUR.page}">
<div style="display:none;max-height:0;overflow:hidden">${e(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" lang="${language}"${dir} style="background:${COLOUR.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="band" style="background:${COLOUR.brand};border-radius:14px 14px 0 0;padding:16px 24px;${FONT};font-size:19px;font-weight:700;color:${COLOUR.onBrand}">
<a class="on-band" href="${e(publicUrl)}" style="color:${COLOUR.onBrand};text-decoration:none"><img src="${e(publicUrl)}/og/mail/mark.png" width="36" height="36" alt="" style="vertical-align:middle;border:0;margin:${isRightToLeft() ? '0 0 0 10px' : '0 10px 0 0'}">${leftToRight(company.name)}</a>
</td></tr>
${content.picture ? pictureHtml(content.picture) : ''}
<tr><td class="card" style="background:${COLOUR.card};padding:32px 24px 20px;border:1px solid ${COLOUR.line};border-top:0;border-radius:0 0 14px 14px">
<h1 class="ink" style="margin:0 0 18px;${ANY_BREAK};${FONT};font-size:24px;line-height:1.25;color:${COLOUR.ink}">${e(content.heading)}</h1>
${shownBlocks(content).map(blockHtml).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 24px;${FONT};font-size:13px;line-height:1.6;color:${COLOUR.quiet}">
${leftToRight(company.name)} &middot; ${leftToRight(company.address)}<br>
${leftToRight(company.phone)} &middot; <a class="link" href="mailto:${e(company.email)}" style="color:${COLOUR.brand}">${e(company.email)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** Across the whole width; it tells nothing that the mail does not say. */
const pictureHtml = (url: string) =>
  `<tr><td style="padding:0;line-height:0;font-size:0"><img src="${escapeHtml(url)}" width="600" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>`;

function blockHtml(block: MailBlock): string {
  const text = `${FONT};font-size:16px;line-height:1.6;color:${COLOUR.ink}`;
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${ANY_BREAK};${text}">${block.title ? `<strong>${escapeHtml(block.title)}</strong><br>` : ''}${lines(block.text)}</p>`;
    case 'note':
      return `<p class="quiet" style="margin:0 0 14px;${ANY_BREAK};${FONT};font-size:13px;line-height:1.6;color:${COLOUR.quiet}">${lines(block.text)}${block.link ? ` <a class="link" href="${escapeHtml(block.link.url)}" style="color:${COLOUR.brand}">${escapeHtml(block.link.label)}</a>` : ''}</p>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px">${block.rows.map((row) => factHtml(row, block.isAmounts)).join('')}</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 22px"><tr><td class="button" style="background:${COLOUR.brand};border-radius:10px"><a class="on-button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 26px;${FONT};font-size:16px;font-weight:600;color:${COLOUR.onBrand};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

/** The line is above each row, so that two adjacent tables show no empty row between them. */
function factHtml([label, value]: readonly [string, string], isAmount = false): string {
  const cell = `border-top:1px solid ${COLOUR.line};${FONT};vertical-align:top`;
  const [gap, end] = isRightToLeft() ? ['9px 0 9px 12px', 'left'] : ['9px 12px 9px 0', 'right'];
  return `<tr><td class="quiet" style="padding:${gap};${cell};font-size:14px;line-height:1.5;color:${COLOUR.quiet}${isAmount ? '' : ';width:36%'}">${escapeHtml(label)}</td><td class="ink" style="padding:9px 0;${cell};font-size:15px;line-height:1.4;color:${COLOUR.ink};${isAmount ? `text-align:${end};white-space:nowrap` : ANY_BREAK}">${isRightToLeft() ? `<bdi>${lines(value)}</bdi>` : lines(value)}</td></tr>`;
}

/** A part of the company's address: it keeps its order in a mail that is read from right to left. */
const leftToRight = (part: string): string =>
  isRightToLeft() ? `<bdi dir="ltr">${escapeHtml(part)}</bdi>` : escapeHtml(part);

/** A time and its zone stay on one line. */
const lines = (text: string) =>
  escapeHtml(text)
    .replace(/(\d\d:\d\d) CAT/g, '$1&nbsp;CAT')
    .replace(/\r?\n/g, '<br>');

/** The mail as plain text. */
function textMail(content: MailContent, { company, publicUrl }: Frame): string {
  return [
    content.heading,
    ...shownBlocks(content).map(blockText),
    [company.name, company.address, `${company.phone} | ${company.email}`, publicUrl].join('\n'),
  ].join('\n\n');
}

function blockText(block: MailBlock): string {
  const { colon } = texts();
  switch (block.kind) {
    case 'paragraph':
      return block.title ? `${block.title}${colon}\n${block.text}` : block.text;
    case 'note':
      return block.link ? `${block.text} ${block.link.label}${colon}\n${block.link.url}` : block.text;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon} ${apart(value)}`).join('\n');
    case 'button':
      return `${block.label}${colon}\n${block.url}`;
  }
}

/** The blocks that have content: an event may have no place yet, and no description. */
function shownBlocks({ blocks }: MailContent): MailBlock[] {
  return blocks
    .map((block) =>
      block.kind === 'facts' ? { ...block, rows: block.rows.filter(([, value]) => value.trim() !== '') } : block,
    )
    .filter((block) => {
      if (block.kind === 'facts') return block.rows.length > 0;
      return block.kind === 'button' || block.text.trim() !== '';
    });
}
