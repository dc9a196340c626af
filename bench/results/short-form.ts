/** `--short`: a run that only shows that a benchmark works. Its figures are not written to docs/benchmarks.md. */
const isShort = process.argv.includes('--short');

/** How often something is measured: a short run measures once. */
export const countRounds = (rounds: number): number => (isShort ? 1 : rounds);
