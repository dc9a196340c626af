const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of block characters, exact to an eighth of a column. @param share 0 to 1 @param width of the whole, in columns */
export function formatBar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, width) * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}
