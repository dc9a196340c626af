/** How to check that a copy is authentic. */
export const authenticityTexts = {
  title: 'Is this copy ours, and unaltered?',
  text: 'The original is kept under My reports, and each step of its making stands in a ledger that nobody can alter afterwards. Give us the number below, and we can say when it was made and whether a newer edition exists.',
  where: (order: string, edition: number) => `Order ${order}, edition ${edition}`,
} as const;
