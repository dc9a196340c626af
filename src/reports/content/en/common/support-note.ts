/** How to ask about a report, on its last page. */
export const supportNote = {
  title: 'If something is unclear',
  text: (orderId: string): string =>
    `Quote ${orderId} on the Support page. A person replies, and can see which copy you have.`,
} as const;
