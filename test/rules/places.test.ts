import { type ESTree, Visitor } from 'vite';
import { type Check, isIn, lineAt, rule, type Source } from '#test/rules/source.ts';

type Node = ESTree.Node;

function isNamed(node: Node | null, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

/** Whether a node is `object.property`, also written with brackets. */
function isMember(node: Node, object: string, property: string): boolean {
  if (node.type !== 'MemberExpression' || !isNamed(node.object, object)) return false;
  const { property: found } = node;
  return isNamed(found, property) || (found.type === 'Literal' && found.value === property);
}

/** Reports forbidden nodes in the files of some folders. */
function forbiddenIn(
  places: string[],
  except: string[],
  find: (report: (node: { start: number }, what: string) => void) => ConstructorParameters<typeof Visitor>[0],
): Check {
  const look = ({ path, text, program }: Source): string[] => {
    const findings: string[] = [];
    const report = ({ start }: { start: number }, what: string) =>
      findings.push(`${path}:${lineAt(text, start)} ${what}`);
    new Visitor(find(report)).visit(program);
    return findings;
  };
  return (all) => all.filter(({ path }) => isIn(path, ...places) && !isIn(path, ...except)).flatMap(look);
}

const environmentReads = forbiddenIn(
  ['shared/', 'events/', 'functions/', 'frontend/src/'],
  ['functions/core/environment.ts'],
  (report) => ({
    MemberExpression: (node) => {
      if (isMember(node, 'process', 'env')) report(node, 'reads process.env');
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (isNamed(init, 'process') && id.type === 'ObjectPattern') report({ start }, 'destructures process');
    },
    ImportDeclaration: (node) => {
      if (/^(node:)?process$/.test(node.source.value)) report(node, 'imports process');
    },
  }),
);

rule('only core/environment.ts and infra read process.env', environmentReads, {
  'functions/dogs/planted.ts': 'export const table = process.env.TABLE_NAME;',
  'functions/core/planted.ts': "export const table = process['env'];",
  'shared/planted.ts': 'const { env } = process;',
  'events/planted.ts': "import { env } from 'node:process';",
});

const clockReads = forbiddenIn(
  ['shared/', 'events/', 'functions/', 'frontend/src/'],
  ['functions/core/clock.ts', 'frontend/src/lib/now.ts'],
  (report) => ({
    MemberExpression: (node) => {
      if (isMember(node, 'Date', 'now')) report(node, 'reads the clock by Date.now');
      if (isMember(node, 'performance', 'now')) report(node, 'reads the clock by performance.now');
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) report(node, 'reads the clock by new Date()');
    },
    CallExpression: (node) => {
      if (isNamed(node.callee, 'Date')) report(node, 'reads the clock by Date()');
      // Without an argument, ulid() reads the machine's clock.
      if (isNamed(node.callee, 'ulid') && node.arguments.length === 0) report(node, 'creates a ULID without a time');
    },
  }),
);

rule('only core/clock.ts and lib/now.ts read the clock, so tests can move it', clockReads, {
  'functions/dogs/planted.ts': 'export const at = Date.now();',
  'functions/core/planted.ts': 'export const at = new Date();',
  'shared/planted.ts': 'export const at = () => Date();',
  'functions/account/planted.ts': "import { ulid } from 'ulid';\nexport const id = ulid();",
  'frontend/src/ui/planted.ts': 'export const at = performance.now();',
});

const localNames = /^(is|if|in|on|runs?|running)?_?local(ly|mode|runtime|host)?$/i;
const localPattern = /localhost|127\.0\.0\.1|NODE_ENV|AWS_ENDPOINT_URL|AWS_SAM_LOCAL|dynoxide/;

const localBranches = forbiddenIn(['functions/', 'events/'], [], (report) => ({
  Identifier: (node) => {
    if (localNames.test(node.name)) report(node, `depends on the runtime (${node.name})`);
  },
  Literal: (node) => {
    if (typeof node.value === 'string' && localPattern.test(node.value)) report(node, `mentions ${node.value}`);
  },
  TemplateElement: (node) => {
    if (localPattern.test(node.value.raw)) report(node, `mentions ${node.value.raw}`);
  },
}));

rule('functions do not depend on whether they run locally', localBranches, {
  'functions/dogs/planted.ts': 'export const pick = (isLocal: boolean) => (isLocal ? 1 : 2);',
  'functions/core/planted.ts': "export const url = 'http://localhost:8000';",
  'functions/core/mail/mail.ts': "export const stage = environment('NODE_ENV');",
});

const ownStorage = forbiddenIn(['frontend/src/'], ['frontend/src/platform/storage/storage.ts'], (report) => ({
  Identifier: (node) => {
    if (/^(local|session)Storage$/.test(node.name)) report(node, `uses ${node.name}`);
  },
}));

rule("only platform/storage uses the browser's storage, so signing out can clear it", ownStorage, {
  'frontend/src/features/dogs/planted.ts': "localStorage.setItem('dog', 'rex');",
  'frontend/src/ui/planted.ts': "window.sessionStorage.removeItem('dog');",
});

/** The prefixes of the names of browser storage entries, by the function that declares an entry. */
const declarations: Readonly<Record<string, string>> = { storageEntry: '', useFormDraft: 'draft.' };

const sharedEntries: Check = (all) => {
  const places = new Map<string, string[]>();
  for (const { path, text, program } of all.filter(({ path }) => isIn(path, 'frontend/src/'))) {
    new Visitor({
      CallExpression: ({ callee, arguments: [name], start }) => {
        const prefix = callee.type === 'Identifier' ? declarations[callee.name] : undefined;
        if (prefix === undefined || name?.type !== 'Literal') return;
        const entry = `${prefix}${name.value}`;
        places.set(entry, [...(places.get(entry) ?? []), `${path}:${lineAt(text, start)}`]);
      },
    }).visit(program);
  }
  return [...places].filter(([, found]) => found.length > 1).map(([name, found]) => `${name}: ${found.join(', ')}`);
};

rule('every browser storage entry is declared only once', sharedEntries, {
  'frontend/src/features/forum/planted.ts': "const theme = storageEntry('theme');",
  'frontend/src/features/walks/planted.ts': "const draft = useFormDraft('chat', WalkDraft);",
});

const rawHtml = forbiddenIn(['frontend/src/'], [], (report) => ({
  JSXAttribute: (node) => {
    if (node.name.name === 'dangerouslySetInnerHTML') report(node, 'sets raw HTML');
  },
  MemberExpression: (node) => {
    if (node.property.type === 'Identifier' && /^(innerHTML|outerHTML)$/.test(node.property.name)) {
      report(node, `sets ${node.property.name}`);
    }
  },
}));

rule('the frontend sets no raw HTML', rawHtml, {
  'frontend/src/app/planted.tsx': 'export const Post = () => <p dangerouslySetInnerHTML={{ __html: text }} />;',
  'frontend/src/lib/planted.ts': 'document.body.innerHTML = text;',
});
