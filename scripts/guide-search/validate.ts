import { articleById, articles } from '#shared/guide/articles.ts';
import { GuideIndex } from '#shared/guide/guide-index.ts';
import { readTexts } from '../text-model/read-texts.ts';
import { listExamples } from './examples.ts';
import { type Answered, answerQuestions, computeSearchMetrics, searchWithReadings } from './metrics.ts';
import { readNewAuthors, readQuestions } from './questions.ts';
import { trainClassifier } from './train-classifier.ts';

/**
 * `npm run validate:guide [-- --topics | --mistakes | --left-out author-35 ...]`: prints how well the search answers the
 * labeled questions, and the goals. Only new authors, on whose questions nothing was trained, say how well it answers
 * a new owner. `--topics` adds a table of the questions' topics, their articles and the outcomes. `--mistakes` lists the
 * questions that were not answered with a fitting article. `--left-out` answers authors' questions offline, with a classifier that
 * was trained without them, which takes five minutes each.
 */
const [option, ...authors] = process.argv.slice(2);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function formatMetrics(name: string, answered: readonly Answered[]): string {
  const { questions, right, wrong, none, inFirstThree } = computeSearchMetrics(answered);
  return [
    name.padEnd(16),
    `${questions}`.padStart(4),
    ...[right, wrong, none, inFirstThree].map((share) => percent(share).padStart(8)),
  ].join('  ');
}

const questions = readQuestions();

function answerLeftOut(author: string): Answered[] {
  const examples = listExamples(questions.filter((question) => question.author !== author));
  const ids = articles.map(({ id }) => id);
  const index = new GuideIndex(articles, trainClassifier(examples, ids));
  const asked = questions.filter((question) => question.author === author);
  return answerQuestions(asked, (query, max) => index.search(query, max));
}

if (option === '--left-out') {
  console.log('                        right first   wrong   none  first three');
  for (const author of authors) console.log(formatMetrics(author, answerLeftOut(author)));
  process.exit();
}
const newQuestions = readNewAuthors();
const offline = answerQuestions(newQuestions);
const readings = readTexts(newQuestions);
const others = answerQuestions(questions);
const newOnes = answerQuestions(newQuestions, searchWithReadings(readings));
const answered = [...others, ...newOnes];
console.log('                        right first   wrong   none  first three');
for (const [author, ofAuthor] of Map.groupBy(answered, ({ question }) => question.author))
  console.log(formatMetrics(author, ofAuthor));
console.log(`${formatMetrics('offline, trained', others)}
${formatMetrics('new authors', newOnes)}
${formatMetrics('offline, new', offline)}
goals                   95 %      2 %      3 %`);
const uncovered = newOnes.filter(({ question }) => question.articles.length === 0);
const refused = uncovered.filter(({ outcome }) => outcome === 'none').length;
console.log(
  `\n${uncovered.length} questions of new authors have no article: ${refused} get links only, the others a near article.`,
);

if (option === '--topics') {
  console.log('\n| Topic | Article | Search |\n|---|---|---|');
  for (const { question, outcome } of answered) {
    const [first] = question.articles;
    const title = first === undefined ? '-' : (articleById(first)?.title ?? first);
    console.log(`| ${question.about ?? question.text} | ${title} | ${outcome} |`);
  }
}
if (option === '--mistakes') {
  for (const { question, outcome, first } of answered) {
    if (outcome === 'right' || question.articles.length === 0) continue;
    console.log(`${outcome}: ${question.text} (${first ?? 'nothing'}; right: ${question.articles.join(', ')})`);
  }
}
