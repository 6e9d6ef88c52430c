// Node alone can load this file: everything else waits until its version is known to be right.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Houndwell needs Node.js 24, and this is ${process.versions.node}. Run npm ci once and then npm start: it brings its own.\n`,
  );
  process.exit(1);
}

// As on AWS, where Lambdas know no other zone.
process.env.TZ = 'UTC';

const { serve } = await import('#infra/local/serve.ts');
await serve();

export {};
