/** A house without grahas, for readers from sixty. */
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

export const emptyHouseFromSixty: Record<HouseNumber, string> = {
  1: 'No planet is in the first house, so you can choose how people see you. Dress and greet as you like best.',
  2: 'No planet is in the house of savings, so habit decides. Keep papers and valuables in one known place.',
  3: 'No planet drives you to effort here, so you may work at your own pace. Walk, write and call as you please.',
  4: 'No planet presses on the house of home, and peace is possible. Keep the rooms light, dry and simple.',
  5: 'No planet is in the fifth house, so joy comes by choice. Sing, read or play with younger relatives.',
  6: 'No planet adds duties here. Do the daily work in small parts, and accept help gladly.',
  7: 'No planet is in the house of companions, so closeness follows your approach. Invite somebody for tea each week.',
  8: 'No planet disturbs the eighth house, and most changes come slowly. Keep wills and nominations in order.',
  9: 'No planet is in the house of faith; prayer, books and journeys are your own choice. Tell the young a story from your life.',
  10: 'No planet ties you to one duty, so accept only tasks that you enjoy. One small duty is enough.',
  11: 'No planet is in the house of friends, so you choose your company. Meet two old friends each month.',
  12: 'No planet disturbs your rest. Keep a quiet hour in the afternoon and a fixed bedtime.',
};
