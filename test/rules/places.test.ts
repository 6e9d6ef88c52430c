import { type ESTree, Visitor } from 'vite';
import { type Check, isIn, lineAt, rule, type Source } from '#test/rules/source.ts';

type Node = ESTree.Node;

function isNamed(node: Node | null, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

/** `object.property`, also written with brackets. */
function isMember(node: Node, object: string, property: string): boolean {
  if (node.type !== 'MemberExpression' || !isNamed(node.object, object)) return false;
  const { property: found } = node;
  return isNamed(found, property) || (found.type === 'Literal' && found.value === property);
}

/** Visits what the files of these folders say and collects where something stands that must not. */
function nowhereIn(
  places: string[],
  but: string[],
  find: (complain: (node: { start: number }, what: string) => void) => ConstructorParameters<typeof Visitor>[0],
): Check {
  const look = ({ path, text, program }: Source): string[] => {
    const complaints: string[] = [];
    const complain = ({ start }: { start: number }, what: string) =>
      complaints.push(`${path}:${lineAt(text, start)} ${what}`);
    new Visitor(find(complain)).visit(program);
    return complaints;
  };
  return (all) => all.filter(({ path }) => isIn(path, ...places) && !isIn(path, ...but)).flatMap(look);
}

const environmentReads = nowhereIn(
  ['shared/', 'events/', 'functions/', 'frontend/src/'],
  ['functions/core/environment.ts'],
  (complain) => ({
    MemberExpression: (node) => {
      if (isMember(node, 'process', 'env')) complain(node, 'reads process.env');
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (isNamed(init, 'process') && id.type === 'ObjectPattern') complain({ start }, 'takes process apart');
    },
    ImportDeclaration: (node) => {
      if (/^(node:)?process$/.test(node.source.value)) complain(node, 'imports process');
    },
  }),
);

rule(
  'process.env is read in core/environment.ts and infra only, so that every variable is checked and known by name',
  environmentReads,
  {
    'functions/dogs/planted.ts': 'export const table = process.env.TABLE_NAME;',
    'functions/core/planted.ts': "export const table = process['env'];",
    'shared/planted.ts': 'const { env } = process;',
    'events/planted.ts': "import { env } from 'node:process';",
  },
);

const clockReads = nowhereIn(
  ['shared/', 'events/', 'functions/', 'frontend/src/'],
  ['functions/core/clock.ts', 'frontend/src/lib/now.ts'],
  (complain) => ({
    MemberExpression: (node) => {
      if (isMember(node, 'Date', 'now')) complain(node, 'reads the clock by Date.now');
      if (isMember(node, 'performance', 'now')) complain(node, 'reads the clock by performance.now');
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) complain(node, 'reads the clock by new Date()');
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, 'Date')) complain(node, 'reads the clock by Date()');
      // Without a moment an id is made on the machine's clock, not on the application's.
      if (isNamed(node.callee, 'ulid') && node.arguments.length === 0) complain(node, 'makes an id without a moment');
    },
  }),
);

rule('the clock is read in core/clock.ts and lib/now.ts only, so that it can be moved for all at once', clockReads, {
  'functions/dogs/planted.ts': 'export const at = Date.now();',
  'functions/core/planted.ts': 'export const at = new Date();',
  'shared/planted.ts': 'export const at = () => Date();',
  'functions/account/planted.ts': "import { ulid } from 'ulid';\nexport const id = ulid();",
  'frontend/src/ui/planted.ts': 'export const at = performance.now();',
});

const localNames = /^(is|if|in|on|runs?|running)?_?local(ly|mode|runtime|host)?$/i;
const localWords = /localhost|127\.0\.0\.1|NODE_ENV|AWS_ENDPOINT_URL|AWS_SAM_LOCAL|dynoxide/;

const localBranches = nowhereIn(['functions/', 'events/'], [], (complain) => ({
  Identifier: (node) => {
    if (localNames.test(node.name)) complain(node, `asks where it runs (${node.name})`);
  },
  Literal: (node) => {
    if (typeof node.value === 'string' && localWords.test(node.value)) complain(node, `knows of ${node.value}`);
  },
  TemplateElement: (node) => {
    if (localWords.test(node.value.raw)) complain(node, `knows of ${node.value.raw}`);
  },
}));

rule('no handler asks whether it runs locally, so that what is tried here is what runs there', localBranches, {
  'functions/dogs/planted.ts': 'export const pick = (isLocal: boolean) => (isLocal ? 1 : 2);',
  'functions/core/planted.ts': "export const url = 'http://localhost:8000';",
  'functions/core/mail.ts': "export const stage = environment('NODE_ENV');",
});

const rawHtml = nowhereIn(['frontend/src/'], [], (complain) => ({
  JSXAttribute: (node) => {
    if (node.name.name === 'dangerouslySetInnerHTML') complain(node, 'sets raw HTML');
  },
  MemberExpression: (node) => {
    if (node.property.type === 'Identifier' && /^(innerHTML|outerHTML)$/.test(node.property.name)) {
      complain(node, `touches ${node.property.name}`);
    }
  },
}));

rule('no screen writes raw HTML, because what owners write is plain text', rawHtml, {
  'frontend/src/app/planted.tsx': 'export const Post = () => <p dangerouslySetInnerHTML={{ __html: text }} />;',
  'frontend/src/lib/planted.ts': 'document.body.innerHTML = text;',
});
