import { basename, dirname } from 'node:path/posix';
import * as z from 'zod/mini';
import { readArticle } from '#infra/content/article.ts';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';
import { declareConstant, declareData, type Modules } from '#infra/content/modules.ts';
import type { FindPublisher } from '#infra/content/publishers.ts';
import { findRelatedArticles } from '#infra/content/related.ts';
import { list, text } from '#infra/content/schema.ts';
import { readYaml, type YamlData } from '#infra/content/yaml.ts';
import { type ChatCategory, chatCategories } from '#shared/contract/chat.ts';
import { type Article, type ArticleBody, type ArticleSummary, extractFirstSentence } from '#shared/guide/article.ts';

/** The IDs of the articles by category, in the order of the guide. */
const Contents = z.record(z.string(), list(text()));
type ContentsData = YamlData<z.output<typeof Contents>>;

const contentsName = 'contents.yaml';
const kebabCase = /^[a-z\d]+(-[a-z\d]+)*$/;

function isCategory(name: string): name is ChatCategory {
  return (chatCategories as readonly string[]).includes(name);
}

/**
 * Compiles the articles of the care guide, in the order of `contents.yaml`. What loads separately is a module of its own:
 * the IDs, the list, the phrasings for the search, and the texts of each category.
 */
export function compileGuide(files: readonly ContentFile[], findPublisher: FindPublisher, mistakes: Mistakes): Modules {
  const articles = new Map<string, Article | undefined>();
  for (const file of files.filter(({ path }) => basename(path) !== contentsName)) {
    const id = basename(file.path, '.md');
    const category = basename(dirname(file.path));
    const report = (message: string) => mistakes.add(file.path, 1, message);
    if (!file.path.endsWith('.md') || !kebabCase.test(id)) {
      report('the file of an article has a name such as ear-care.md');
    } else if (!isCategory(category)) {
      report(`unknown category "${category}" (${chatCategories.join(', ')})`);
    } else if (articles.has(id)) {
      report(`another category has an article "${id}" too`);
    } else {
      articles.set(id, readArticle(file, { id, category }, findPublisher, mistakes));
    }
  }
  const ordered = orderArticles(files, articles, mistakes);
  const related = findRelatedArticles(ordered);
  return {
    'article-ids.ts': declareData(
      'articleIds',
      ordered.map(({ id }) => id),
    ),
    'guide-list.ts': declareList('summaries', ordered.map(summarize)),
    'guide-questions.ts': declareById(
      'questions',
      ordered.map(({ id, questions }) => [id, JSON.stringify(questions)]),
    ),
    ...Object.fromEntries(
      chatCategories.map((category) => [
        `guide-${category}.ts`,
        emitBodies(
          ordered.filter((article) => article.category === category),
          related,
        ),
      ]),
    ),
  };
}

/** Sorts the articles in the order of `contents.yaml`, which must list each article under its category. */
function orderArticles(
  files: readonly ContentFile[],
  articles: ReadonlyMap<string, Article | undefined>,
  mistakes: Mistakes,
): Article[] {
  const file = files.find(({ path }) => basename(path) === contentsName);
  if (!file) {
    mistakes.add(`shared/content/guide/${contentsName}`, 1, 'the file is missing');
    return [];
  }
  const contents: ContentsData | undefined = readYaml(Contents, file, mistakes);
  if (!contents) return [];
  const paths = new Set(files.map(({ path }) => path));
  const listed = Object.entries(contents.value).flatMap(([category, ids]) =>
    ids.map((id, index) => {
      const path = `${dirname(file.path)}/${category}/${id}.md`;
      if (!paths.has(path)) contents.report([category, index], `there is no article ${category}/${id}.md`);
      return path;
    }),
  );
  for (const path of paths) {
    const entry = `${basename(dirname(path))}/${basename(path, '.md')}`;
    if (path !== file.path && !listed.includes(path)) mistakes.add(path, 1, `${contentsName} does not list ${entry}`);
  }
  return Object.values(contents.value).flatMap((ids) => ids.flatMap((id) => articles.get(id) ?? []));
}

function summarize({ id, title, category, lifeStages, answer }: Article): ArticleSummary {
  return { id, title, category, lifeStages, firstSentence: extractFirstSentence(answer) };
}

function declareList(name: string, items: readonly unknown[]): string {
  return declareConstant(name, `[\n${items.map((item) => `${JSON.stringify(item)},\n`).join('')}]`);
}

/** Declares an object with one line per article. The second part of an entry is code. */
function declareById(name: string, entries: readonly (readonly [id: string, code: string])[]): string {
  return declareConstant(name, `{\n${entries.map(([id, code]) => `${JSON.stringify(id)}:${code},\n`).join('')}}`);
}

/** Emits the articles' bodies, and each source only once, because several articles can cite the same source. */
function emitBodies(articles: readonly Article[], related: ReadonlyMap<string, string[]>): string {
  const constants = new Map<string, string>();
  const nameSource = (source: Article['sources'][number]) => {
    const json = JSON.stringify(source);
    const name = constants.get(json) ?? `source${constants.size + 1}`;
    constants.set(json, name);
    return name;
  };
  const emitted = articles.map(({ id, answer, sections, seeVet, action, sources }) => {
    const body: Omit<ArticleBody, 'sources'> = { answer, sections, seeVet, action, related: related.get(id) ?? [] };
    return [id, `${JSON.stringify(body).slice(0, -1)},"sources":[${sources.map(nameSource).join(',')}]}`] as const;
  });
  const declared = [...constants].map(([json, name]) => `const ${name} = ${json} as const;\n`);
  return declared.join('') + declareById('bodies', emitted);
}
