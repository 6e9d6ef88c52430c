import type { Mail } from '#functions/core/mail.ts';

/** What a letter says; both forms of the mail are set from it, so that they never differ. */
export interface EmailTemplate {
  to: string;
  subject: string;
  /** `Hello Maya,` is written by us; a name that reads like more than a name is left out. */
  firstName: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** A last line in small type: why this came, or what to do when it should not have. */
  note?: string;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Letters of any script and the marks that names have, at most 40: no digit, slash, colon or at sign, and no line break. */
const namePattern = /^\p{L}[\p{L}\p{M}\p{Join_Control} .&·'’-]{0,39}$/u;

/** What mail programs turn into a link without being asked: a dot with something right behind it. */
const linkPattern = /\.[^ ]|www/i;

/**
 * The name that a mail greets by; `undefined` where it is better not said. Anybody can register a stranger's mailbox
 * under any "name", and our mails must not carry that person's words or links to the stranger.
 */
export function greetingName(firstName: string): string | undefined {
  const name = firstName.trim();
  return namePattern.test(name) && !linkPattern.test(name) ? name : undefined;
}

/** Overrules the colours in the markup where the mail program is dark and knows how to say so; others keep the light ones. */
const inTheDark = [
  'body{background:#0F1713!important;color:#F2ECDD!important}',
  '.name{color:#9BD3B2!important}',
  '.card{background:#18221C!important;border-color:#2F3D35!important}',
  '.go{background:#93CDAC!important;color:#0D2118!important}',
  '.soft{color:#9DA89B!important;border-color:#2F3D35!important}',
].join('');

/** Hides what only the list of a mailbox shows, in every program that people read mail with. */
const unseen = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px';

/** Keeps the rest of the mail out of the preview: joiners and spaces that nobody sees. */
const nothingMore = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Words as markup; "7-day" stays on one line. */
function worded(words: string): string {
  return escaped(words).replaceAll(/\b\d+-\p{L}+/gu, '<span style="white-space:nowrap">$&</span>');
}

const buttonStyle =
  'display:inline-block;background:#1F5140;color:#FFFDF7;padding:14px 22px;border-radius:12px;font-weight:600;text-decoration:none';

/** The button, and beneath it where it leads, for programs that show no buttons and for careful readers. */
function actionMarkup({ label, url }: NonNullable<EmailTemplate['action']>): string {
  const to = escaped(url);
  return [
    `<p style="margin:24px 0"><a class="go" href="${to}" style="${buttonStyle}">${escaped(label)}</a></p>`,
    `<p class="soft" style="margin:0;font-size:14px;color:#5F675B;overflow-wrap:anywhere"><a href="${to}" style="color:inherit">${to}</a></p>`,
  ].join('');
}

/** Sets a letter as plain text and as HTML: one column, system type, readable in the dark, nothing fetched from outside. */
export function renderEmail(letter: EmailTemplate): Mail {
  const name = greetingName(letter.firstName);
  const greeting = name ? `Hello ${name},` : 'Hello,';
  const text = [
    greeting,
    ...letter.paragraphs,
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    'Houndwell',
    ...(letter.note ? [`--\n${letter.note}`] : []),
  ].join('\n\n');
  const note = letter.note
    ? `<p class="soft" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #DDD4BF;font-size:14px;color:#5F675B">${worded(letter.note)}</p>`
    : '';
  const paragraphs = [greeting, ...letter.paragraphs].map(
    (words, at, all) => `<p style="margin:0 0 ${at < all.length - 1 ? 16 : 0}px">${worded(words)}</p>`,
  );
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(letter.subject)}</title>`,
    `<style>@media (prefers-color-scheme:dark){${inTheDark}}</style></head>`,
    `<body style="margin:0;background:#F6F1E4;color:#1B2A22;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">`,
    `<div style="${unseen}">${escaped(letter.paragraphs[0] ?? '')}${nothingMore}</div>`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 20px">',
    '<p class="name" style="margin:0 0 20px;font:700 20px Georgia,serif;color:#1F5140">Houndwell</p>',
    '<div class="card" style="background:#FFFDF7;border:1px solid #DDD4BF;border-radius:20px;padding:28px">',
    ...paragraphs,
    letter.action ? actionMarkup(letter.action) : '',
    note,
    '</div></div></body></html>',
  ].join('');
  return { to: letter.to, subject: letter.subject, text: `${text}\n`, html };
}
