import { basename, dirname } from 'node:path/posix';
import * as z from 'zod/mini';
import { readArticle } from '#infra/content/article.ts';
import type { Mistakes } from '#infra/content/content-error.ts';
import type { ContentFile } from '#infra/content/content-files.ts';
import { declareConstant } from '#infra/content/modules.ts';
import type { FindPublisher } from '#infra/content/publishers.ts';
import { list, text } from '#infra/content/schema.ts';
import { readYaml, type YamlData } from '#infra/content/yaml.ts';
import { type ChatCategory, chatCategories } from '#shared/contract/chat.ts';
import type { Article } from '#shared/guide/article.ts';

/** The IDs of the articles by category, in the order of the guide. */
const Contents = z.record(z.string(), list(text()));
type ContentsData = YamlData<z.output<typeof Contents>>;

const contentsName = 'contents.yaml';
const kebabCase = /^[a-z\d]+(-[a-z\d]+)*$/;

function isCategory(name: string): name is ChatCategory {
  return (chatCategories as readonly string[]).includes(name);
}

/** Compiles the articles of the care guide, in the order of `contents.yaml`. */
export function compileGuide(files: readonly ContentFile[], findPublisher: FindPublisher, mistakes: Mistakes): string {
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
  return emitArticles(orderArticles(files, articles, mistakes));
}

/** Sorts the articles by `contents.yaml`, which must name each in its category. */
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

/** Emits each source once, because several articles cite some of them. */
function emitArticles(articles: readonly Article[]): string {
  const constants = new Map<string, string>();
  const nameSource = (source: Article['sources'][number]) => {
    const json = JSON.stringify(source);
    const name = constants.get(json) ?? `source${constants.size + 1}`;
    constants.set(json, name);
    return name;
  };
  const emitted = articles.map(({ sources, ...article }) => {
    const others = JSON.stringify(article).slice(0, -1);
    return `${others},"sources":[${sources.map(nameSource).join(',')}]}`;
  });
  const declared = [...constants].map(([json, name]) => `const ${name} = ${json} as const;\n`);
  return `${declared.join('')}${declareConstant('articles', `[\n${emitted.join(',\n')},\n]`)}`;
}
