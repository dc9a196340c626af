/** Checks that every repository path quoted in the documents exists. Part of `npm run check`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;
const DOCUMENTS = [
  'docs/**/*.md',
  'deploy/README.md',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];

/** Folders that the repository contains; build/, var/ and coverage/ exist after a run only. */
const FOLDERS = 'src|web|jobs|scripts|docs|migrations|sandbox|bench|bin|deploy';

/** In backquotes; placeholders (`<id>`, `*`) and commands with arguments do not match. */
const QUOTED_PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*)\``, 'g');

/** Targets of links to files, without the fragment. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;

/** @returns paths from the root of the repository, with the line each is quoted on */
export function listQuotedPaths(document: string, text: string): { line: number; path: string }[] {
  return text.split('\n').flatMap((content, index) => {
    const quoted = [...content.matchAll(QUOTED_PATH)].map(([, name]) => name!);
    const linked = [...content.matchAll(LINK)].map(([, target]) =>
      path.join(path.dirname(document), target!),
    );
    return [...quoted, ...linked].map((name) => ({ line: index + 1, path: name }));
  });
}

function checkDocument(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  return listQuotedPaths(document, text)
    .filter(({ path: name }) => !existsSync(path.join(ROOT, name)))
    .map(({ line, path: name }) => `${document}:${line}: ${name} does not exist`);
}

if (import.meta.main) {
  const errors = globSync(DOCUMENTS, { cwd: ROOT }).sort().flatMap(checkDocument);
  for (const error of errors) console.log(error);
  if (errors.length > 0) process.exitCode = 1;
}
