import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '#infra/content/content-error.ts';
import { type ContentFile, compiledFolder, readContentFiles } from '#infra/content/content-files.ts';

const projectFolder = join(import.meta.dirname, '..', '..');

/** The name of the file with the hash of the sources from which the modules were compiled. */
const stampName = '.stamp';

/**
 * Compiles `shared/content` to modules in `shared/content/compiled`, unless they are up to date. Several processes may
 * call this at the same time, because each replaces whole files with the same text.
 * @returns whether anything had to be compiled
 * @throws ContentError with every mistake in the content
 */
export async function buildContent(root = projectFolder): Promise<boolean> {
  const files = readContentFiles(root);
  const folder = join(root, compiledFolder);
  const stamp = join(folder, stampName);
  const fingerprint = hashFiles([...files, ...readCompiler()]);
  if (readIfExists(stamp) === fingerprint) return false;
  // Imported only when needed, because loading the parsers takes longer than comparing the hashes.
  const { compileContent } = await import('#infra/content/compile.ts');
  const modules = compileContent(files);
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(modules)) replaceFile(join(folder, name), header + code);
  for (const old of globSync('*.ts', { cwd: folder }))
    if (!(old in modules)) rmSync(join(folder, old), { force: true });
  replaceFile(stamp, fingerprint);
  return true;
}

const header = '// Compiled from shared/content by infra/content. Edit the files there.\n';

/** Compiles like `buildContent`. If there are mistakes, prints them and ends the process. */
export async function buildContentOrExit(): Promise<void> {
  try {
    await buildContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Reads the compiler's own sources, and how it finds related articles, because the modules are also stale after a change of
 * these.
 */
function readCompiler(): ContentFile[] {
  return [...globSync('*.ts', { cwd: import.meta.dirname }).sort(), '../../shared/guide/terms.ts'].map((name) => ({
    path: name,
    text: readFileSync(join(import.meta.dirname, name), 'utf8'),
  }));
}

function hashFiles(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Replaces a file atomically if its text has changed, so that other processes never read half a file. */
function replaceFile(file: string, text: string): void {
  if (readIfExists(file) === text) return;
  const temporary = join(file, '..', `.${basename(file)}.${randomUUID()}`);
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

if (import.meta.main) {
  await buildContentOrExit();
  process.stdout.write('The content has no mistakes.\n');
}
