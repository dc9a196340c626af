/** Titles and leads for a reader of sixty or more. */
import * as atWork from '#src/reports/content/en/career/career-headings.ts';

export const careerHeadings = {
  ...atWork.careerHeadings,
  amatyakaraka: {
    ...atWork.careerHeadings.amatyakaraka,
    summary: 'The graha through which you reach your inner aim',
  },
  selfEmployment: {
    ...atWork.careerHeadings.selfEmployment,
    title: 'Fixed hours, or your own',
    hindiTitle: 'सेवा, स्वाधीनता',
    runningTitle: 'Fixed hours or own',
    summary: 'Duties with fixed hours or of your own, and leading compared with special skill',
  },
  people: {
    ...atWork.careerHeadings.people,
    title: 'The people around you',
    hindiTitle: 'संबंध',
    runningTitle: 'People around you',
    summary: 'People of your age, helpers, agreements, guides and friends',
  },
} as const;

export const careerLeads = {
  ...atWork.careerLeads,
  tenthHouse:
    'The tenth house is the highest place of the chart and shows what you do in the world. This chapter describes an active day of yours, and what makes it better.',
  selfEmployment:
    'Two questions remain after sixty: fixed hours or your own, leading or special skill. Neither has a wrong answer. Your chart favours one side more or less clearly, and each factor is shown below.',
  fields:
    'No chart names one task. It can show which grahas have most influence on what you do, and each of them stands for certain fields. Read them as subjects to advise in, to teach, or to enjoy.',
  people:
    'Five houses describe the people around you: those of your age, helpers and opponents, partners in agreements, guides, and your wider circle.',
} as const;

export const careerPartTitles = {
  ...atWork.careerPartTitles,
  workday: 'An ordinary day',
  workLagna: 'How others know you',
  workTenth: 'What your standing depends on',
  verdict: 'Fixed hours or your own: the result',
} as const;
