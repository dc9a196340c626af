/** Transits through the places of income and savings for a reader of sixty or more. */
import { workTransitTexts as atWork } from '#src/reports/content/en/career/work-transits.ts';

export const workTransitTexts: typeof atWork = {
  Saturn: {
    lagna: {
      ...atWork.Saturn.lagna,
      11: {
        many: 'Income becomes regular and firm: pension, rent, old deposits. Reliable people pay on time; renew what has served you well.',
        few: 'Income grows slowly in these years. Review rents a little each year, and stay with the few who pay on time.',
      },
    },
    Moon: {
      ...atWork.Saturn.Moon,
      11: {
        many: 'This is one of Saturn’s best positions. People repay the effort of many years; remind them politely of what is due.',
        few: atWork.Saturn.Moon[11].few,
      },
    },
  },
  Jupiter: {
    lagna: {
      ...atWork.Jupiter.lagna,
      11: {
        many: 'Income may rise: a rent, an interest, a gift from the young. Tell your circle what you need, and note down promises.',
        few: atWork.Jupiter.lagna[11].few,
      },
      2: {
        many: 'Family support and sound advice help your savings. People accept your word, so settle shares and wills now.',
        few: atWork.Jupiter.lagna[2].few,
      },
    },
    Moon: {
      ...atWork.Jupiter.Moon,
      11: {
        many: 'This is a position of plenty: you feel content, and people are generous. A plan with friends does especially well.',
        few: 'Gains come as invitations, introductions and new courage. Accept two invitations each month.',
      },
      2: {
        many: 'The old authors like this position. People listen to you, family ties grow warm, and savings keep their value.',
        few: atWork.Jupiter.Moon[2].few,
      },
    },
  },
};
