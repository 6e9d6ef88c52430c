import { parse } from 'node:path';
import type { ExportedKind } from '#functions/leaving/personal-data.ts';

/** The content of a file: pieces of text. */
export type TextPieces = AsyncGenerator<string> | Generator<string>;

type Row = Readonly<Record<string, unknown>>;

/** Writes rows as a JSON array, one row a line. */
export async function* writeJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n';
}

/** Writes rows as CSV (RFC 4180). Values that are lists or objects are JSON. */
export async function* writeCsv(columns: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  // Excel takes a file without a byte order mark for Latin-1.
  yield `\uFEFF${columns.map(formatCell).join(',')}\r\n`;
  for await (const row of rows) yield `${columns.map((name) => formatCell(row[name])).join(',')}\r\n`;
}

function formatCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A spreadsheet would run a text that looks like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What the index says about a kind of data. */
export interface IndexEntry extends Pick<ExportedKind, 'file' | 'title'> {
  count: number;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = [
  'body{font:17px/1.6 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:32px 20px;color:#1B2A22;background:#FFFDF7}',
  'h1,h2{font-family:Georgia,serif;color:#1F5140}table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid #DDD4BF}a{color:#1F5140}',
].join('');

/** The owner and the time, for the start of the index. */
export interface IndexHead {
  name: string;
  email: string;
  at: Date;
  photos: readonly string[];
}

/** Writes the page from which people find their way through the files. It needs no network. */
export function* writeIndex({ name, email, at, photos }: IndexHead, entries: readonly IndexEntry[]): Generator<string> {
  const date = at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  yield '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  yield '<meta name="viewport" content="width=device-width,initial-scale=1">';
  yield `<title>Your Houndwell data</title><style>${style}</style></head><body><h1>Your Houndwell data</h1>`;
  yield `<p>Everything we have about ${escapeHtml(name)} (${escapeHtml(email)}) on ${date}.</p>`;
  yield '<p>Open the tables in a spreadsheet. The JSON files have the same data for programs, and ';
  yield '<a href="schema.json">schema.json</a> describes their fields. Times are in UTC.</p>';
  yield '<h2>Tables</h2><table><tr><th>What</th><th>Entries</th><th>Files</th></tr>';
  for (const { file, title, count } of entries) {
    yield `<tr><td>${escapeHtml(title)}</td><td>${count.toLocaleString('en-US')}</td>`;
    yield `<td><a href="tables/${file}.csv">Table</a> · <a href="data/${file}.json">JSON</a></td></tr>`;
  }
  yield '</table><h2>Calendar</h2><p><a href="calendar.ics">calendar.ics</a> opens in any calendar program.</p>';
  yield `<h2>Photos</h2><p>${photos.length === 0 ? 'You have no photos.' : `${photos.length.toLocaleString('en-US')} photos, in the order in which you added them:`}</p><ul>`;
  for (const path of photos) yield `<li><a href="${path}">${parse(path).name}</a></li>`;
  yield '</ul></body></html>\n';
}
