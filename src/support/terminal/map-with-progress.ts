import type { CommandContext } from '#src/support/command.ts';

/** Calls `run` with one item after the other, and shows a bar if it takes more than a second. An error ends it. */
export async function mapWithProgress<Item, Result>(
  { terminal }: Pick<CommandContext, 'terminal'>,
  label: string,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const progress = terminal.startProgress(label);
  const results: Result[] = [];
  try {
    for (const item of items) {
      progress.update(results.length, items.length);
      results.push(await run(item));
    }
    return results;
  } finally {
    progress.stop();
  }
}
