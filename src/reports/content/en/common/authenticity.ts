/** How to check that a copy is authentic. */
export const authenticityTexts = {
  title: 'Check that this copy is genuine',
  text: 'The original is under My reports, and every edition is recorded. Open “Check a PDF” at the bottom of our site and type the order number below. The page says when this copy was made, and whether there is a newer edition.',
  where: (order: string, edition: number) => `Order ${order}, edition ${edition}`,
} as const;
