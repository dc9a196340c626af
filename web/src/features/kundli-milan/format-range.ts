import type { PointRange } from '#src/kundli-milan/contract.ts';

/** "24.5" or "13.5 to 27" */
export const formatRange = ({ lowest, highest }: PointRange): string =>
  lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
