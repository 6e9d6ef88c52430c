import type { Article, ArticleSection } from '#shared/guide/article.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** The length of an answer: enough for an article's core on a phone. */
export const maxAnswerWords = 170;

/** Sentences that answer. What an article says beyond them is a paragraph of its own. */
const maxSentences = 2;

/** Signs that need a vet. */
const maxSigns = 3;

/** What an answer says about the owner's dog. */
export interface AboutDog {
  name?: string | undefined;
  isPuppy?: boolean;
  /** Such as the dog's calories. */
  advice: readonly string[];
  /** What the article says about dogs of this age, after the dog's age: "Rex is 12 years old." */
  forAge?: { age: string; line: string } | undefined;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '' && word !== '-').length;
}

function formatList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** "What helps: ...", with the text of a section, its list, or both. */
function formatSection({ heading, text = '', points = [] }: ArticleSection): string {
  const introduction = `${heading.endsWith('?') ? heading : `${heading}:`} ${text}`.trim();
  return [introduction, formatList(points)].filter(Boolean).join('\n');
}

/** Splits a text of the care guide into its sentences. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=["“]?[A-Z0-9])/);
}

function extractTerms(text: string): Set<string> {
  return new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []));
}

/** A section that says what something looks like or comes from, and not what to do. */
const explains =
  /\b(signs?|reasons?|causes?|why|harmless|what happens|(may|can|might) (be|mean|see|notice|look)|who|which|it looks|it shows|looks? like|makes it worse|kinds|the vet (does|checks|may do))\b/i;

/** A section that says what to do, by its heading. */
const instructs =
  /^(how to|step by step|what (to do|helps|you can do)|at home|the (plan|exercise|rules)|teach|practice)/i;

/** A question about signs or causes, and not about what to do. */
const asksWhy =
  /\b(why|cause[sd]?|reasons?|signs?|symptoms?|mean|(is|are) (it|this|that|these) normal|how (do|can|would) (i|you) (know|tell))\b/i;

/** The sections in the order in which they answer the question. */
function sortByRelevance(sections: readonly ArticleSection[], question: string): ArticleSection[] {
  const asked = extractTerms(question);
  const score = (section: ArticleSection) => {
    const isAsked = explains.test(section.heading) === asksWhy.test(question);
    const shared = [...extractTerms(`${section.heading} ${formatSection(section)}`)].filter((term) => asked.has(term));
    const isInstruction = instructs.test(section.heading);
    return (isAsked ? 20 : 0) + (isInstruction ? 5 : 0) + Math.min(shared.length, 9);
  };
  return sections
    .map((section) => ({ section, score: score(section) }))
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** Chooses what to do: of the lists that are not too long, the one that fits the question best. Else the shortest list. */
function chooseSteps({ sections }: Article, question: string, maxWords: number): string {
  const lists = sortByRelevance(
    sections.filter(({ points }) => points),
    question,
  ).map(formatSection);
  const [shortest = ''] = lists.toSorted((a, b) => countWords(a) - countWords(b));
  return lists.find((list) => countWords(list) <= maxWords) ?? shortest;
}

/** The most urgent signs, in the order of the article. */
function pickSigns(signs: readonly string[]): string[] {
  const isUrgent = (sign: string) => /\bcall a vet now\b/i.test(sign);
  const chosen = new Set([...signs.filter(isUrgent), ...signs].slice(0, maxSigns));
  return signs.filter((sign) => chosen.has(sign));
}

function formatVet({ seeVet = [] }: Article, name: string | undefined): string {
  if (seeVet.length === 0) return `If something about ${name ?? 'your dog'} worries you, call your vet.`;
  return `When to call your vet${name ? ` about ${name}` : ''}:\n${formatList(pickSigns(seeVet))}`;
}

/** Puts the dog's name for "your dog", or for "your puppy". With both words, an article is about two dogs. */
function nameDog(text: string, { name, isPuppy = false }: AboutDog): string {
  if (name === undefined) return text;
  const isAboutTwo = /\byour dog\b/i.test(text) && /\byour puppy\b/i.test(text);
  if (isPuppy && isAboutTwo) return text;
  return text.replace(isPuppy ? /\byour (dog|puppy)\b(?!-)/gi : /\byour dog\b(?!-)/gi, () => name);
}

/**
 * An article as an answer: two sentences that answer, advice for the owner's dog, what to do, and when to call the vet.
 * @param maxWords of the whole answer, which only the shortest list of an article may exceed
 */
export function formatArticle(article: Article, question: string, about: AboutDog, maxWords: number): string {
  const { name, advice, forAge } = about;
  const sentences = splitSentences(article.answer);
  const answer = [sentences.slice(0, maxSentences).join(' '), sentences.slice(maxSentences).join(' '), ...advice];
  const ageLine = forAge ? `${forAge.age} ${forAge.line}` : '';
  const vet = formatVet(article, name);
  const left = maxWords - countWords([...answer, ageLine, vet].join(' '));
  const steps = chooseSteps(article, question, left);
  const isInSteps = forAge !== undefined && steps.includes(forAge.line);
  const text = [...answer, isInSteps ? '' : ageLine, steps, vet].filter(Boolean).join('\n\n');
  return nameDog(text, about);
}
