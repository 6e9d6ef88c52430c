// Old versions of Node can load this file, but not the rest. So all other files are imported after the version check.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Houndwell needs Node.js 24, and this is ${process.versions.node}. Run npm ci once and then npm start: it brings its own.\n`,
  );
  process.exit(1);
}

// Lambda also runs in UTC.
process.env.TZ = 'UTC';

const { buildContentOrExit } = await import('#infra/content/build.ts');
await buildContentOrExit();
const { serve } = await import('#infra/local/serve.ts');
await serve();

export {};
