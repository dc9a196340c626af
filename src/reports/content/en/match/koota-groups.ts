/** The kootas as three subjects of a life together. Bhakoot and nadi have more than half of the points of their subjects and give all or none, so those have two texts. */
export const kootaGroups = {
  names: {
    closeness: 'Closeness and understanding',
    household: 'The household',
    wellbeing: 'Luck and health habits',
  },
  sum: (name: string, points: string, maximum: number): string => `${name}: ${points} of ${maximum} points.`,
  reason: (points: string): string => `the parts are ${points}`,
  texts: {
    closeness: {
      many: 'You get on well in body, mind and temperament. Keep one evening a week for the two of you.',
      some: 'Some of it comes by itself, and some has to be learned. Ask each other often.',
      few: 'Understanding needs words and time here. Talk every day, even if it is only for ten minutes.',
    },
    household: {
      many: 'Money, tasks and duties find their order easily. Use this strength for one large aim.',
      few: 'Money and duties are the weak side of this match. A common budget and a list of tasks help most.',
    },
    wellbeing: {
      many: 'Tradition sees good fortune and rest for both. Keep the habits that give you both sleep.',
      few: 'Tradition asks for more care of rest and health. Regular sleep and a yearly check-up are a good answer.',
    },
  },
} as const;
