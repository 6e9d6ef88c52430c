import type { Article, ArticleSection } from '#shared/guide/article.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** Signs that need a vet. More do not fit into an answer. */
const maxSigns = 3;

function countCharacters(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function formatList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function formatSection({ text, points = [] }: ArticleSection): string {
  return [text, formatList(points)].filter(Boolean).join('\n');
}

function extractTerms(text: string): Set<string> {
  return new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []));
}

/** The sections, those that share the most words with the question first. */
function sortByRelevance(sections: readonly ArticleSection[], question: string): ArticleSection[] {
  const asked = extractTerms(question);
  const score = (section: ArticleSection) =>
    [...extractTerms(`${section.heading} ${formatSection(section)}`)].filter((term) => asked.has(term)).length;
  return sections
    .map((section) => ({ section, score: score(section) }))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** The core of an article as an answer: its answer, the sections that fit the question best, and when to see a vet. */
export function formatArticle(article: Article, question: string, maxWords: number): string {
  const signs = (article.seeVet ?? []).slice(0, maxSigns);
  const vet = signs.length > 0 ? `See a vet for:\n${formatList(signs)}` : '';
  let left = maxWords - countCharacters(article.answer) - countCharacters(vet);
  const chosen = new Set<ArticleSection>();
  for (const section of sortByRelevance(article.sections, question)) {
    const length = countCharacters(formatSection(section));
    if (length > left) continue;
    chosen.add(section);
    left -= length;
  }
  const details = article.sections.filter((section) => chosen.has(section)).map(formatSection);
  return [article.answer, ...details, vet].filter(Boolean).join('\n\n');
}
