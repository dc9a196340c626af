/** How to check that a copy is authentic. */
export const authenticityTexts = {
  title: 'Check that this copy is genuine',
  text: 'The original is under My reports, and every edition is recorded. Give us the order number below: we tell you when this copy was made, and whether there is a newer edition.',
  where: (order: string, edition: number) => `Order ${order}, edition ${edition}`,
} as const;
