import type { ESTree } from 'vite';
import { type Check, isIn, lineAt, rule, type Source } from '#test/rules/source.ts';

/** The names of the functions that a statement exports; operations and definitions are not functions. */
function exportedFunctions(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration') return [declaration.id?.name ?? 'a function'];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
    return isFunction && id.type === 'Identifier' ? [id.name] : [];
  });
}

function hasDoc({ text, comments }: Source, start: number): boolean {
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  );
}

const undocumented: Check = (all) =>
  all
    .filter(({ path }) =>
      isIn(path, 'shared/', 'functions/core/', 'functions/entities/', 'infra/', 'frontend/src/lib/'),
    )
    .flatMap((source) =>
      source.program.body
        .filter((statement) => !hasDoc(source, statement.start))
        .flatMap((statement) =>
          exportedFunctions(statement).map((name) => `${source.path}:${lineAt(source.text, statement.start)} ${name}`),
        ),
    );

rule('exported functions of code that several domains use have a doc comment', undocumented, {
  'shared/planted.ts': 'export function weightInKilograms(pounds: number) { return pounds / 2.2046; }',
  'infra/aws/planted.ts': 'export const name = (stage: string) => `houndwell-${stage}`;',
  'functions/core/planted.ts': '// no doc comment\nexport async function read() {}',
});

const banners: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments.filter(({ value }) => /[-=*#~_]{8,}/.test(value)).map(({ start }) => `${path}:${lineAt(text, start)}`),
  );

rule('comments contain no banners', banners, {
  'shared/planted.ts': `// ${'-'.repeat(20)}\n`,
});
