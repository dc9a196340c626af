/** The areas of life that are read for a child. */

export const childLifeAreas = {
  summary: 'Home, learning and faith',
  lead: 'These are the parts of life that matter most in childhood: home, learning and faith. Each belongs to one or two houses. Where no graha is in a house, its lord shows how that part of life goes.',
} as const;
