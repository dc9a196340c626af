/** The areas of life that are read for a child. */

export const childLifeAreas = {
  title: 'Home, learning and faith',
  summary: 'Two areas of life that matter most in childhood',
  lead: 'These are the parts of life that matter most in childhood: home, learning and faith. Each belongs to one or two houses. Where no graha is in a house, its lord shows how that part of life goes.',
} as const;
