import { environment } from '#functions/core/environment.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';

/** The content of an email, from which plain text and HTML are rendered. */
export interface EmailTemplate {
  subject: string;
  paragraphs: string[];
  /** Lists below the paragraphs. */
  sections?: EmailSection[];
  /** A button; `path` is a path of the site. */
  action?: { label: string; path: string };
  /** The last line, in small type: why the recipient gets this email, or what to do if it was not expected. */
  note?: string;
  /** Links after the note; each `path` is a path of the site. */
  footerLinks?: { label: string; path: string }[];
  headers?: Record<string, string>;
}

/** A heading, and a list of lines. */
export interface EmailSection {
  title: string;
  lines: string[];
}

/** A domain's emails with sample data, by anchor. Anchors start with the template's name: `trialEndingEmail-3-free`. */
export type EmailPreviews = Readonly<Record<string, () => Email>>;

/** The recipient of every preview. */
export const previewRecipient: Recipient = { email: 'maya@example.com', emailVerified: true, firstName: 'Maya' };

/**
 * Matches one or two words, at most 40 characters: letters of any script, combining marks and the punctuation of names.
 * Does not match digits, slashes, colons, at signs or line breaks.
 */
const namePattern = /^(?!.{41})\p{L}[\p{L}\p{M}.&·'’-]*( [\p{L}\p{M}.&·'’-]+)?$/u;
const invisible = /\p{DI}/u;

/** Matches texts that email programs convert to links: a dot directly followed by a character, or "www". */
const linkPattern = /\.[^ ]|www/i;

/**
 * Returns the name for the greeting, or undefined when the name may contain a message or a link. Anyone can register
 * someone else's address with any name, and must not be able to send texts with our emails.
 */
export function greetingName(firstName: string): string | undefined {
  const name = firstName.trim();
  return namePattern.test(name) && !invisible.test(name) && !linkPattern.test(name) ? name : undefined;
}

/** Renders an email as plain text and as HTML. The greeting has no name if the address is not verified. */
export function renderEmail(recipient: Recipient, template: EmailTemplate): Email {
  const name = recipient.emailVerified ? greetingName(recipient.firstName) : undefined;
  const content: Content = {
    ...template,
    greeting: name ? `Hi ${name},` : 'Hi,',
    action: template.action && linkTo(template.action),
    footerLinks: (template.footerLinks ?? []).map(linkTo),
  };
  const { subject, headers } = template;
  return { to: recipient.email, subject, text: plainText(content), html: html(content), ...(headers && { headers }) };
}

interface Link {
  label: string;
  url: string;
}

function linkTo({ label, path }: { label: string; path: string }): Link {
  return { label, url: `${environment('SITE_ORIGIN')}${path}` };
}

interface Content extends Omit<EmailTemplate, 'action' | 'footerLinks'> {
  greeting: string;
  action: Link | undefined;
  footerLinks: Link[];
}

function plainText({ greeting, paragraphs, sections = [], action, note, footerLinks }: Content): string {
  const lists = sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'));
  const blocks = [greeting, ...paragraphs, ...lists];
  if (action) blocks.push(`${action.label}:\n${action.url}`);
  blocks.push('Houndwell');
  const footer = [note, ...footerLinks.map(({ label, url }) => `${label}:\n${url}`)].filter(Boolean);
  if (footer.length > 0) blocks.push(`--\n${footer.join('\n\n')}`);
  return `${blocks.join('\n\n')}\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Converts a text to HTML. Prevents line breaks in words like "7-day". */
function markup(text: string): string {
  return escapeHtml(text).replaceAll(/\b\d+-\p{L}+/gu, '<span style="white-space:nowrap">$&</span>');
}

/** Overrides the inline colors in email programs that support dark mode. */
const darkMode = [
  'body{background:#0F1713!important;color:#F2ECDD!important}',
  '.name{color:#9BD3B2!important}',
  '.card{background:#18221C!important;border-color:#2F3D35!important}',
  '.go{background:#93CDAC!important;color:#0D2118!important}',
  '.soft{color:#9DA89B!important;border-color:#2F3D35!important}',
].join('');

const styles = {
  /** Hides the preheader in the email. Only the inbox list shows the preheader. */
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  body: `margin:0;background:#F6F1E4;color:#1B2A22;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif`,
  page: 'max-width:560px;margin:0 auto;padding:32px 20px',
  name: 'margin:0 0 20px;font:700 20px Georgia,serif;color:#1F5140',
  card: 'background:#FFFDF7;border:1px solid #DDD4BF;border-radius:20px;padding:28px',
  heading: 'margin:24px 0 8px;font:700 18px Georgia,serif;color:#1F5140',
  button:
    'display:inline-block;background:#1F5140;color:#FFFDF7;padding:14px 22px;border-radius:12px;font-weight:600;text-decoration:none',
  url: 'margin:0;font-size:14px;color:#5F675B;overflow-wrap:anywhere',
  note: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #DDD4BF;font-size:14px;color:#5F675B',
} as const;

/** Invisible characters after the preheader, so that the inbox list does not show the rest of the email. */
const preheaderFill = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Renders the HTML of an email: one column with system fonts. Supports dark mode and loads nothing from servers. */
function html({ subject, greeting, paragraphs, sections = [], action, note, footerLinks }: Content): string {
  const blocks = [greeting, ...paragraphs].map(
    (text, at, all) => `<p style="margin:0 0 ${at < all.length - 1 ? 16 : 0}px">${markup(text)}</p>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${darkMode}}</style></head>`,
    `<body style="${styles.body}">`,
    `<div style="${styles.preheader}">${escapeHtml(paragraphs[0] ?? '')}${preheaderFill}</div>`,
    `<div style="${styles.page}"><p class="name" style="${styles.name}">Houndwell</p>`,
    `<div class="card" style="${styles.card}">`,
    ...blocks,
    ...sections.map(sectionHtml),
    action ? actionHtml(action) : '',
    note || footerLinks.length > 0 ? `<p class="soft" style="${styles.note}">${footerHtml(note, footerLinks)}</p>` : '',
    '</div></div></body></html>',
  ].join('');
}

function footerHtml(note = '', links: Link[] = []): string {
  const anchors = links.map(({ label, url }) => {
    return `<a href="${escapeHtml(url)}" style="color:inherit;white-space:nowrap">${escapeHtml(label)}</a>`;
  });
  return [markup(note), anchors.join(' · ')].filter(Boolean).join(' ');
}

function sectionHtml({ title, lines }: EmailSection): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${markup(line)}</li>`);
  return [
    `<h2 class="name" style="${styles.heading}">${markup(title)}</h2>`,
    `<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`,
  ].join('');
}

/** Renders the button, and below it the URL as text, for email programs that do not show the button. */
function actionHtml({ label, url }: Link): string {
  const href = escapeHtml(url);
  return [
    `<p style="margin:24px 0"><a class="go" href="${href}" style="${styles.button}">${escapeHtml(label)}</a></p>`,
    `<p class="soft" style="${styles.url}"><a href="${href}" style="color:inherit">${href}</a></p>`,
  ].join('');
}
