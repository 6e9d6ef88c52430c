// Older versions of Node can load this file. Everything else is imported once the version is known to be right.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Houndwell needs Node.js 24, and this is ${process.versions.node}. Run npm ci once and then npm start: it brings its own.\n`,
  );
  process.exit(1);
}

// As in Lambda.
process.env.TZ = 'UTC';

const { buildContentOrExit } = await import('#infra/content/build.ts');
await buildContentOrExit();
const { serve } = await import('#infra/local/serve.ts');
await serve();

export {};
