import { articleById } from '#shared/guide/articles.ts';
import { answerLeftOut } from './left-out.ts';
import { type Answered, answerQuestions, computeSearchMetrics } from './metrics.ts';
import { readQuestions } from './questions.ts';

/**
 * `npm run validate:guide [-- --left-out | --topics | --mistakes]`: prints how well the search answers the labeled
 * questions, and the goals. `--left-out` searches without the phrasings that the articles may owe to a question's
 * author. `--topics` adds a table of the questions' topics, their articles and the outcomes. `--mistakes` lists the
 * questions that were not answered with a fitting article.
 */
const [option] = process.argv.slice(2);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function formatMetrics(name: string, answered: readonly Answered[]): string {
  const { questions, right, wrong, none, inFirstThree } = computeSearchMetrics(answered);
  return [
    name.padEnd(12),
    `${questions}`.padStart(4),
    ...[right, wrong, none, inFirstThree].map((share) => percent(share).padStart(8)),
  ].join('  ');
}

const questions = readQuestions();
const answered = option === '--left-out' ? answerLeftOut(questions) : answerQuestions(questions);
const authors = [...new Set(answered.map(({ question }) => question.author))].sort();
console.log('                    right first   wrong   none  first three');
for (const author of authors) {
  console.log(
    formatMetrics(
      author,
      answered.filter(({ question }) => question.author === author),
    ),
  );
}
console.log(`${formatMetrics('all', answered)}\ngoals               95 %      2 %      3 %`);
const uncovered = answered.filter(({ question }) => question.articles.length === 0);
const refused = uncovered.filter(({ outcome }) => outcome === 'none').length;
console.log(`\n${uncovered.length} questions have no article: ${refused} get links only, the others a near article.`);

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
