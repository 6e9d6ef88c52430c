import { lexer, type Token, type Tokens } from 'marked';
import * as z from 'zod/mini';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';
import type { FindPublisher } from '#infra/content/publishers.ts';
import { choice, fields, list, text } from '#infra/content/schema.ts';
import { readYaml } from '#infra/content/yaml.ts';
import type { Source } from '#shared/emergency/sources.ts';
import { type Article, type ArticleSection, articleActions, lifeStages } from '#shared/guide/article.ts';

/**
 * The minimum number of questions per article. The search compares an owner's question with them, so they should cover
 * many ways to ask.
 */
const minQuestions = 10;

const FrontMatter = fields({
  title: text(),
  lifeStages: list(choice('life stage', lifeStages)),
  questions: list(text()).check(z.minLength(minQuestions, `has fewer than ${minQuestions} questions`)),
  action: z.optional(choice('action', articleActions)),
});

const seeVetHeading = 'See a vet';
const sourcesHeading = 'Sources';
const sourceForm = '- [Title](https://address), read 2026-11-22';
const sourceLine = /^- \[(.+)\]\((https?:\/\/\S+)\), read (\d{4}-\d\d-\d\d)$/;

/**
 * The types of Markdown tokens that articles may not contain, because they are shown as plain text, with names for
 * error messages.
 */
const unsupported: Record<string, string> = {
  blockquote: 'a quotation',
  br: 'a line break',
  code: 'indented text or code',
  codespan: 'code',
  def: 'a link',
  em: 'emphasis',
  hr: 'a rule',
  html: 'HTML',
  image: 'an image',
  link: 'a link',
  list: 'a list in a list',
  strong: 'bold text',
};

type Report = (line: number, message: string) => void;

/** A heading and what follows it. The first part has no heading. */
interface Part {
  heading: string;
  line: number;
  blocks: { token: Token; line: number }[];
}

/**
 * Reads an article: front matter, then the answer and the sections in Markdown. Returns undefined if there is a
 * mistake.
 */
export function readArticle(
  file: ContentFile,
  { id, category }: Pick<Article, 'id' | 'category'>,
  findPublisher: FindPublisher,
  mistakes: Mistakes,
): Article | undefined {
  let isRight = true;
  const report: Report = (line, message) => {
    isRight = false;
    mistakes.add(file.path, line, message);
  };
  const [, yaml, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(file.text) ?? [];
  if (yaml === undefined || body === undefined) {
    report(1, 'an article begins with a line of ---, its front matter, and another line of ---');
    return undefined;
  }
  const front = readYaml(FrontMatter, { ...file, text: yaml }, mistakes, 2);
  const [intro, ...parts] = splitParts(body, yaml.split('\n').length + 2, report);
  const article: Omit<Article, keyof z.output<typeof FrontMatter>> & { seeVet?: string[] } = {
    id,
    category,
    answer: intro ? readAnswer(intro, report) : '',
    sections: parts
      .filter(({ heading }) => heading !== seeVetHeading && heading !== sourcesHeading)
      .map((part) => readSection(part, report)),
    sources: readSources(parts, findPublisher, report),
  };
  const seeVet = parts.find(({ heading }) => heading === seeVetHeading);
  if (seeVet) article.seeVet = readSigns(seeVet, report);
  if (!front || !isRight) return undefined;
  const { title, lifeStages: stages, questions, action } = front.value;
  return { ...article, title, lifeStages: stages, questions, ...(action && { action }) };
}

function countLines(raw: string): number {
  return raw.split('\n').length - 1;
}

/** Splits Markdown at its headings. Computes the line of each token from the text of the preceding tokens. */
function splitParts(body: string, firstLine: number, report: Report): Part[] {
  const parts: Part[] = [{ heading: '', line: firstLine, blocks: [] }];
  let line = firstLine;
  for (const token of lexer(body, { gfm: false })) {
    if (token.type === 'heading') {
      const heading = readPlainText(token.tokens ?? [], line, report);
      if (token.depth !== 2) report(line, `the heading "${heading}" must begin with ##`);
      if (parts.some((part) => part.heading === heading)) report(line, `the heading "${heading}" occurs twice`);
      parts.push({ heading, line, blocks: [] });
    } else if (token.type !== 'space') parts.at(-1)?.blocks.push({ token, line });
    line += countLines(token.raw);
  }
  return parts;
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

/** Reads what follows a heading: a paragraph, a list, or a paragraph and then a list. */
function readSection({ heading, line, blocks }: Part, report: Report): ArticleSection {
  const section: { heading: string; text?: string; points?: string[] } = { heading };
  if (blocks.length === 0) report(line, `the heading "${heading}" has no text`);
  const left = [...blocks];
  const paragraph = left[0] && !isList(left[0].token) ? left.shift() : undefined;
  if (paragraph) section.text = readParagraph(paragraph.token, paragraph.line, report);
  const points = left[0] && isList(left[0].token) ? left.shift() : undefined;
  if (points) section.points = readPoints(points.token, points.line, report);
  if (left[0]) report(left[0].line, `"${heading}" must be one paragraph, one list, or a paragraph and then a list`);
  return section;
}

function readAnswer(intro: Part, report: Report): string {
  const [paragraph, surplus] = intro.blocks;
  if (surplus) report(surplus.line, 'the answer, before the first heading, must be one paragraph');
  if (paragraph) return readParagraph(paragraph.token, paragraph.line, report);
  report(intro.line, 'an answer must come before the first heading');
  return '';
}

function readSigns({ heading, line, blocks }: Part, report: Report): string[] {
  const [first, surplus] = blocks;
  if (!first || !isList(first.token) || surplus) report(surplus?.line ?? line, `"${heading}" must be one list`);
  return first && isList(first.token) ? readPoints(first.token, first.line, report) : [];
}

function readParagraph(token: Token, line: number, report: Report): string {
  if (token.type === 'paragraph') return readPlainText(token.tokens ?? [], line, report);
  const found = isList(token) ? 'a list' : (unsupported[token.type] ?? token.type);
  report(line, `${found} cannot be here, only a paragraph`);
  return '';
}

function readPoints(token: Token, firstLine: number, report: Report): string[] {
  if (!isList(token) || token.ordered) {
    report(firstLine, 'a list must have "- " before each item');
    return [];
  }
  let line = firstLine;
  return token.items.map((item) => {
    const [content, surplus] = item.tokens.filter(({ type }) => type !== 'space');
    const isPlain = content && 'tokens' in content && /^(text|paragraph)$/.test(content.type);
    if (!isPlain || surplus) report(line, 'an item of a list must be one paragraph');
    const point = isPlain ? readPlainText(content.tokens ?? [], line, report) : '';
    line += countLines(item.raw);
    return point;
  });
}

/** Joins the lines of a text. Reports any markup, because it is not supported. */
function readPlainText(tokens: readonly Token[], firstLine: number, report: Report): string {
  let line = firstLine;
  let plain = '';
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'escape') plain += token.text;
    else report(line, `${unsupported[token.type] ?? token.type} cannot be in an article`);
    const [entity] = /&#?\w+;/.exec(token.raw) ?? [];
    if (entity) report(line, `type the character itself instead of ${entity}`);
    line += countLines(token.raw);
  }
  return plain.replace(/\s*\n\s*/g, ' ').trim();
}

function readSources(parts: readonly Part[], findPublisher: FindPublisher, report: Report): Source[] {
  const part = parts.find(({ heading }) => heading === sourcesHeading);
  const [first, surplus] = part?.blocks ?? [];
  if (!part || !first || !isList(first.token) || surplus) {
    report(
      surplus?.line ?? part?.line ?? 1,
      `"## ${sourcesHeading}" with a list of ${sourceForm} must end the article`,
    );
    return [];
  }
  let line = first.line;
  return first.token.items.flatMap(({ raw }) => {
    const at = line;
    line += countLines(raw);
    const [, title = '', url = '', readOn = ''] = sourceLine.exec(raw.trimEnd()) ?? [];
    if (!URL.canParse(url) || Number.isNaN(Date.parse(readOn))) report(at, `a source has the form ${sourceForm}`);
    const publisher = findPublisher(url);
    if (publisher === undefined) report(at, `publishers.yaml does not list the publisher of ${url}`);
    return { publisher: publisher ?? '', title, url, readOn };
  });
}
